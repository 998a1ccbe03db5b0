import { expect, test } from 'vitest';
import { contentWords, questionForm } from '../src/question-form.js';

test.each([
  ['What share of the people killed in 2018 were civilians?', 'share'],
  ['¿Qué porcentaje de los muertos eran civiles?', 'share'],
  ['Quelle part des morts étaient des civils ?', 'share'],
  ['ما نسبة المدنيين من القتلى؟', 'share'],
  ['Какая доля погибших приходится на мирных жителей?', 'share'],
  ['How many people died per day in 2016?', 'average'],
  ['Сколько человек в среднем погибало за месяц?', 'average'],
  ['Which towns had most deaths in 2018?', 'most'],
  ['¿En qué ciudad hubo más muertos?', 'most'],
  ['Did the guild buy the bridge?', 'whether'],
  ['¿Compró la guilda el puente?', 'whether'],
  ['La guilde a-t-elle acheté le pont ?', 'whether'],
  ['Купила ли гильдия мост?', 'whether'],
  ['Чи купила гільдія міст?', 'whether'],
  ['هل اشترت النقابة الجسر؟', 'whether'],
  ['Since when is the bridge closed?', 'time'],
  ['Warum wurde die Brücke geschlossen?', 'why'],
  ['Is the bridge safe?', 'judgement'],
  ['Who will win the war?', 'judgement'],
  ['Who controls the bridge?', 'now'],
] as const)('%s asks for %s', (question, form) => {
  expect(questionForm(question)[form]).toBe(true);
});

test.each([
  ['When did the guild buy the bridge?', 'whether'],
  ['¿En qué mes compró la guilda el puente?', 'whether'],
  ['Pourquoi la guilde a-t-elle acheté le pont ?', 'whether'],
  ['Why did it fail when the dam burst?', 'time'],
  ['What did the ministry say about the safety of the dam?', 'judgement'],
  ['Why is the bridge closed to safe passage?', 'judgement'],
  ['Which dock workers stopped work in June?', 'most'],
] as const)('%s does not ask for %s', (question, form) => {
  expect(questionForm(question)[form]).toBe(false);
});

test('contentWords removes the function words of a question, in a language with a list of them', () => {
  expect(contentWords('¿Qué pasó en la ciudad?', 'es')).toBe('ciudad');
  expect(contentWords('Mitä tapahtui?', 'fi')).toBe('Mitä tapahtui?');
});
