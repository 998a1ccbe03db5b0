import { expect, test } from 'vitest';
import { asksJudgement, asksWhether } from '../../../src/answers/questions/question-form.js';

test.each([
  'Did the guild buy the bridge?',
  '¿Compró la guilda el puente?',
  'La guilde a-t-elle acheté le pont ?',
  'Est-ce que la guilde a acheté le pont ?',
  'Купила ли гильдия мост?',
  'Чи купила гільдія міст?',
  'هل اشترت النقابة الجسر؟',
])('%s asks for yes or no', (question) => {
  expect(asksWhether(question)).toBe(true);
});

test.each([
  'When did the guild buy the bridge?',
  '¿Cuándo compró la guilda el puente?',
  '¿En qué mes compró la guilda el puente?',
  'Pourquoi la guilde a-t-elle acheté le pont ?',
  'Qu’est-ce que la guilde a acheté ?',
  'Когда гильдия купила мост?',
  'What is known of the bridge?',
])('%s asks for more', (question) => {
  expect(asksWhether(question)).toBe(false);
});

test.each([
  'What did the ministry say about the safety of the dam?',
  'Why is the bridge closed to safe passage?',
  'What was said of the dangerous road?',
])('%s asks what records tell', (question) => {
  expect(asksJudgement(question)).toBe(false);
});
