import { words } from '@partner-api/text';

export type Direction = 'up' | 'down';

/** Which way a question asks whether a number went; null for one that asks for both, or in words not known here. */
export function asksDirection(question: string): Direction | null {
  const asked = words(question);
  const [up, down] = [upWords, downWords].map((stems) =>
    asked.some((word) => stems.some((stem) => word.startsWith(stem))),
  );
  if (up === down) return null;
  return up ? 'up' : 'down';
}

const stemsOf = (list: string): string[] => list.split(';').map((stem) => words(stem).join(' '));

const upWords = [
  ...stemsOf('rise; rose; risen; rising; increas; grow; grew; worsen; escalat; intensif'),
  ...stemsOf('aument; subio; subieron; crecio; crecieron; augment; progress; accru'),
  ...stemsOf('вырос; увеличил; возрос; зріс; зросл; збільш; ازداد; زاد; ارتفع; تزايد; تصاعد'),
];
const downWords = [
  ...stemsOf('fall; fell; decreas; declin; drop; subsid; ease'),
  ...stemsOf('disminu; bajaron; cayo; cayeron; descend; diminu; baiss; recul; chut'),
  ...stemsOf('снизил; уменьшил; сократил; зменш; знизил; скорот; انخفض; تراجع; تناقص'),
];
