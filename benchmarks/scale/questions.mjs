/** Of every kind of question and claim that is counted one, and some that are only searched; each asked of all records. */
export const QUESTIONS = {
  'country, all time': 'How many people were killed in Syria?',
  'deadliest month': 'Which month was the deadliest in Syria?',
  'deadliest day': 'What was the deadliest day in Syria?',
  'deadliest year': 'Which year was the deadliest in Syria?',
  'deadliest province': 'Which province of Syria had the most deaths?',
  'civilians, country': 'How many civilians were killed in Syria?',
  'by kind, country': 'How many battles were there in Syria?',
  'by party, country': 'How many people were killed by the Government of Syria?',
  'two parties, country': 'How many people were killed in fighting between the Government of Syria and IS?',
  'country and year': 'How many people were killed in Syria in 2017?',
  'province and year': 'How many people were killed in Homs in 2017?',
  'province and month': 'How many people were killed in Homs in May 2017?',
  'month of a province': 'Which month was the deadliest in Aleppo?',
  'events by their dead': 'How many attacks in Syria killed more than 50 people?',
  'not counted': 'What happened in Homs in 2018?',
  'two topics': 'Why do farmers in Idlib protest against the price of bread?',
};

export const CLAIMS = {
  'claim, country': 'More than 400,000 people were killed in Syria.',
  'claim, province and month': 'At least 40 people were killed in Idlib in March 2017.',
  'claim, deadliest year': '2016 was the deadliest year in Syria.',
  'claim, change': 'Fewer people were killed in Aleppo in 2018 than in 2017.',
  'claim, none there': 'Nothing happened in Tartus in May 2018.',
  'claim, matched': 'A photo shows a woman who was killed by a frozen shaft of urine that fell from a plane.',
};
