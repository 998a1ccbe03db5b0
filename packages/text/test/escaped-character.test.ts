import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEscapes } from '../src/index.js';

const eachCharacter = (write: (codePoint: number, character: string) => string) => (text: string) =>
  [...text].map((character) => write(character.codePointAt(0) ?? 0, character)).join('');

const notations: Readonly<Record<string, (text: string) => string>> = {
  'decimal entities': eachCharacter((code) => `&#${code};`),
  'hexadecimal entities': eachCharacter((code) => `&#x${code.toString(16)};`),
  'decimal entities without semicolons': eachCharacter((code) => `&#${String(code).padStart(7, '0')}`),
  'entities that were escaped again': eachCharacter((code) => `&amp;#${code};`),
  'percent escapes': eachCharacter((_, character) =>
    [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  ),
  'percent escapes of percent escapes': eachCharacter((_, character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%25${byte.toString(16).padStart(2, '0')}`)
      .join(''),
  ),
  'escapes of a JSON string': eachCharacter((_, character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  ),
};

const printable = fc
  .array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0xa0, max: 0xffff })))
  .map((codes) => codes.filter((code) => code < 0xd800 || code > 0xdfff))
  .map((codes) => String.fromCodePoint(...codes));

describe('decodeEscapes', () => {
  for (const [name, written] of Object.entries(notations))
    it(`returns the text that was written in ${name}`, () => {
      fc.assert(
        fc.property(printable, (text) => {
          expect(decodeEscapes(written(text))).toBe(text);
        }),
      );
    });

  it('decodes the named entities of HTML', () => {
    expect(decodeEscapes('D&oacute;nde est&aacute;n&quest; 35&deg;')).toBe('Dónde están? 35°');
  });

  it('does not change text without escapes', () => {
    for (const text of [
      'AT&T and R&D',
      '100% sure',
      'C:\\dir',
      'a?x=1&where=2',
      '5 %',
      '&nosuchname;',
      '%zz',
    ])
      expect(decodeEscapes(text)).toBe(text);
  });
});
