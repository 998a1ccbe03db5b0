import { foldText } from '@partner-api/text';

/** Whether a word before a name tells what somebody is, and not who: "President", "Rep", "Herr". */
export function isTitle(word: string): boolean {
  return titles.has(foldText(word));
}

const titles: ReadonlySet<string> = new Set(
  `admiral ambassador archbishop attorney bishop candidate capt captain cardinal ceo chairman chairwoman chancellor chief col
  colonel comrade congressman congresswoman cpl crooked democrat deputy director doctor dr elect emir first former general gen
  gov governor imam independent judge justice king lady lieutenant lord lt madam major maj mayor minister miss mr mrs ms
  nominee officer pastor pope premier pres president prime prince princess prof professor queen rabbi rep representative
  republican rev reverend sec secretary sen senator sergeant sgt sheikh sheriff sir speaker sultan vice
  bundeskanzler bundeskanzlerin frau herr kanzler kanzlerin ministerin prasident prasidentin`.split(/\s+/),
);
