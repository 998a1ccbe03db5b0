/** Of every kind of question and claim that is counted one, and some that are only searched; those of all time count every event. */
export const QUESTIONS = {
  'country, twenty years': 'How many people were killed in Syria from 2000 to 2019?',
  'civilians, twenty years': 'How many civilians were killed in Syria from 2000 to 2019?',
  'battles, twenty years': 'How many battles were there in Syria from 2000 to 2019?',
  'by one party': 'How many people were killed by IS in Syria from 2000 to 2019?',
  'between two parties':
    'How many people were killed in fighting between IS and the SDF in Syria from 2000 to 2019?',
  'deadliest year': 'Which year was the deadliest in Syria?',
  'deadliest month': 'Which month from 2000 to 2019 was the deadliest in Syria?',
  'deadliest day': 'What was the deadliest day in Syria from 2000 to 2019?',
  'deadliest province': 'Which province of Syria had the most deaths from 2000 to 2019?',
  'deadliest event': 'What was the deadliest attack in Syria from 2000 to 2019?',
  'events by their dead': 'How many attacks in Syria killed more than 50 people from 2000 to 2019?',
  'country and year': 'How many people were killed in Syria in 2017?',
  'month of a year': 'Which month of 2016 was the deadliest in Aleppo?',
  'province and year': 'How many people were killed in Homs in 2017?',
  'province and month': 'How many people were killed in Homs in May 2017?',
  'list of a year': 'What happened in Homs in 2018?',
  'not counted': 'Why do farmers in Idlib protest against the price of bread?',
  'without a time': 'Which month was the deadliest in Syria?',
};

export const CLAIMS = {
  'claim, twenty years': 'More than 400,000 people were killed in Syria from 2000 to 2019.',
  'claim, deadliest year': '2016 was the deadliest year in Syria.',
  'claim, province and month': 'At least 40 people were killed in Idlib in March 2017.',
  'claim, two years': 'Fewer people were killed in Aleppo in 2018 than in 2017.',
  'claim, matched': 'A photo shows a woman who was killed by a frozen shaft of urine that fell from a plane.',
};
