import { words } from '@partner-api/text';

export type Direction = 'up' | 'down';

/**
 * Which way a text says that a number went, or asks whether it did; null for both ways, or in words not known here. Names of
 * places and parties are left out beforehand: "Fallujah" does not fall.
 */
export function asksDirection(textWithoutNames: string): Direction | null {
  const asked = words(textWithoutNames);
  const [isUp, isDown] = [upWords, downWords].map((list) => asked.some((word) => list.has(word)));
  if (isUp === isDown) return null;
  return isUp ? 'up' : 'down';
}

/** The words of a list as those of a text are written. */
export function wordSet(forms: string): ReadonlySet<string> {
  return new Set(forms.split(' ').flatMap((form) => words(form)));
}

const upWords = wordSet(
  [
    'doubled tripled duplicó duplicaron duplicado triplicó triplicaron doublé triplé удвоилось удвоился удвоилась',
    'удвоились утроилось утроился утроилась утроились подвоїлося подвоїлася подвоїлися подвоївся потроїлося потроїлася',
    'rise rises rose risen rising increase increases increased increasing grow grows grew grown growing growth',
    'worsen worsens worsened worsening escalate escalated escalating intensify intensified intensifying',
    'aumento aumentó aumentaron aumentado aumentar aumenta aumentan aumente subió subieron subido subir sube suben',
    'creció crecieron crecido crecer crece crecen incremento incrementó incrementaron incrementado',
    'augmenté augmentée augmentées augmentés augmente augmentent augmenter augmenta augmentèrent augmentation',
    'progressé progresse progressent progresser progression accru accrue accrus accrues grimpé grimpe',
    'вырос выросла выросло выросли вырасти растет росло росли рост увеличился увеличилась увеличилось увеличились',
    'увеличилось увеличение возрос возросла возросло возросли возрастает зріс зросла зросло зросли зростала зростало',
    'зростає зростання збільшився збільшилась збільшилася збільшилось збільшилося збільшились збільшилися збільшення',
    'ازداد ازدادت ازدياد زاد زادت زيادة ارتفع ارتفعت ارتفاع تزايد تزايدت تصاعد تصاعدت تصاعدا',
  ].join(' '),
);
const downWords = wordSet(
  [
    'halved fall falls fell fallen falling decrease decreases decreased decreasing decline declines declined declining',
    'drop drops dropped dropping subside subsides subsided subsiding ease eased eases easing',
    'disminuyó disminuyeron disminuido disminuir disminuye disminuyen bajó bajaron bajado bajar cayó cayeron caído caer',
    'descendió descendieron descendido descender descenso descienden reducido redujo redujeron',
    'diminué diminuée diminuées diminués diminue diminuent diminuer diminution baissé baisse baissent baisser',
    'reculé recule reculent reculer chuté chute chutent chuter',
    'снизился снизилась снизилось снизились снижение уменьшился уменьшилась уменьшилось уменьшились уменьшение',
    'сократился сократилась сократилось сократились сокращение зменшився зменшилась зменшилася зменшилось зменшилося',
    'зменшились зменшилися зменшення знизився знизилась знизилася знизилось знизилося знизились знизилися зниження',
    'скоротився скоротилась скоротилася скоротилось скоротилося скоротились скоротилися скорочення',
    'انخفض انخفضت انخفاض تراجع تراجعت تراجعا تناقص تناقصت',
  ].join(' '),
);
