import { spokenIn } from '@partner-api/reading';
import { foldText } from '@partner-api/text';

/** Whether two first names are one, in English also where one is short for the other, or both for a third: "Tom" and "Thomas". */
export function isShortFor(a: string, b: string, language: string): boolean {
  const [first, second] = [namesOf(a, language), namesOf(b, language)];
  return [...first].some((name) => second.has(name));
}

export function isEnglish(language: string): boolean {
  return spokenIn(language) === 'en';
}

function namesOf(name: string, language: string): ReadonlySet<string> {
  const folded = foldText(name);
  return new Set([folded, ...((isEnglish(language) && fullNames.get(folded)) || [])]);
}

const list = `abe: abraham; al: albert alan; alex: alexander alexandra; andy: andrew; barb: barbara; becky: rebecca;
  ben: benjamin; bernie: bernard; beth: elizabeth; bill: william; billy: william; bob: robert; bobby: robert; cathy: catherine;
  charlie: charles; chris: christopher christine; chuck: charles; cindy: cynthia; dan: daniel; danny: daniel; dave: david;
  deb: deborah; debbie: deborah; dick: richard; don: donald; donny: donald; doug: douglas; ed: edward; eddie: edward;
  fred: frederick; gene: eugene; greg: gregory; hank: henry; harry: henry harold; jack: john; jake: jacob; jeff: jeffrey;
  jen: jennifer; jenny: jennifer; jerry: gerald jerome; jim: james; jimmy: james; joe: joseph; joey: joseph; josh: joshua;
  judy: judith; kate: katherine catherine; kathy: katherine; katie: katherine; ken: kenneth; larry: lawrence; liz: elizabeth;
  lou: louis; maggie: margaret; matt: matthew; meg: margaret; mike: michael; nick: nicholas; pam: pamela; pat: patrick patricia;
  peggy: margaret; pete: peter; phil: philip phillip; ray: raymond; rich: richard; rick: richard; rob: robert; ron: ronald;
  sam: samuel samantha; sandy: sandra; stan: stanley; steve: steven stephen; sue: susan; ted: edward theodore;
  terry: terence; tim: timothy; tom: thomas; tommy: thomas; tony: anthony; vicky: victoria; vince: vincent; walt: walter;
  will: william; zach: zachary`;

const fullNames: ReadonlyMap<string, readonly string[]> = new Map(
  list.split(';').map((entry) => {
    const [short = '', full = ''] = entry.split(':').map((part) => part.trim());
    return [short, full.split(' ')];
  }),
);
