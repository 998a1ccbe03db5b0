// pnpm bench disclosures [--fit] [--judge] [--fresh] [--texts]: how many labelled statements and real texts are
// quarantined. Odd rows of the first set fit the rules and even rows judge them; the fresh set was written without
// knowledge of the rules.
import { readFileSync } from 'node:fs';
import { doubtStatement } from '@partner-api/safeguards';
import { sentences } from '@partner-api/text';
import { realTexts } from './real-texts.mjs';

const LANGUAGES = ['en', 'es', 'fr', 'ar', 'ru', 'uk'];
const share = (part, all) => `${((100 * part) / Math.max(all, 1)).toFixed(1)} % of ${all}`;
const isHeld = (text) => !doubtStatement(text).allowed;

const read = (folder) =>
  LANGUAGES.flatMap((lang) =>
    readFileSync(new URL(`../disclosure-set/${folder}/${lang}.tsv`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line, index) => {
        const [label, text] = line.split('\t');
        return {
          lang,
          label,
          text,
          split: folder === 'fresh' ? folder : index % 2 === 0 ? 'fit' : 'judge',
          held: isHeld(text),
        };
      }),
  );
const rows = ['unseen', 'fresh'].flatMap(read);
for (const split of ['fit', 'judge', 'fresh'])
  for (const label of ['discloses', 'harmless']) {
    const of = rows.filter((row) => row.split === split && row.label === label);
    const byLanguage = LANGUAGES.map((lang) => {
      const mine = of.filter((row) => row.lang === lang);
      return `${lang} ${mine.filter(({ held }) => held).length}/${mine.length}`;
    });
    console.log(
      `${split} ${label}: held ${share(of.filter(({ held }) => held).length, of.length)} (${byLanguage.join(', ')})`,
    );
    if (process.argv.includes(`--${split}`))
      for (const { text } of of.filter(({ held }) => held !== (label === 'discloses')))
        console.log(`    ${text}`);
  }
if (process.env.TEST_DATA_DIR)
  for (const [name, texts] of Object.entries(realTexts(process.env.TEST_DATA_DIR))) {
    const judged =
      name === 'XQuAD paragraphs' ? texts.flatMap((text) => sentences(text).map((one) => one.text)) : texts;
    const held = judged.filter(isHeld);
    console.log(`${name}: held ${share(held.length, judged.length)}`);
    if (process.argv.includes('--texts')) for (const text of held.slice(0, 40)) console.log(`    ${text}`);
  }
