import type { Item } from './item.js';

export function isProvinceNoun(item: Item | undefined): boolean {
  return item?.type === 'phrase' && provinceNouns.test(item.text);
}

export const provinceNouns =
  /^(?:(?:in )?(?:the )?(?:provinces?|governorates?)|provincias?|gobernacion(?:es)?|gobernoratos?|gouvernorats?|محافظ(?:ة|ه|ات|تي|تين)|المحافظات|провинци\p{L}+|мухафаз\p{L}*|провінці\p{L}+)$/u;
