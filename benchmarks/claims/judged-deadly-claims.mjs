// Claims of events that killed so many, each judged by hand: from the numbers that the table gives (in how many events so many
// surely, by the best estimates and possibly were killed, and how many more may belong), and by what a reader takes the claim
// to say. No rule of the code, nor one that repeats it, decides here.

const judged = (lang, text, expected) => ({ lang, text, expected });

export const judgedDeadlyClaims = [
  // Battles in Syria in 2017 with more than 50 dead: surely 41, at most 182; 28 records reach over more than a week, and
  // nobody knows how many died in any one battle of them.
  judged('en', '70 battles in Syria in 2017 each killed more than 50 people.', 'insufficient_evidence'),
  judged('en', '40 battles in Syria in 2017 each killed more than 50 people.', 'insufficient_evidence'),
  judged('en', 'At least 41 battles in Syria in 2017 each killed more than 50 people.', 'supported'),
  judged('en', '100 battles in Syria in 2017 each killed more than 50 people.', 'insufficient_evidence'),
  judged('en', '200 battles in Syria in 2017 each killed more than 50 people.', 'refuted'),
  judged('es', 'Más de 60 combates en Siria en 2017 causaron más de 50 muertos.', 'insufficient_evidence'),
  judged('es', 'Más de 40 combates en Siria en 2017 causaron más de 50 muertos.', 'supported'),
  judged('fr', 'Au plus 60 combats en Syrie en 2017 ont fait plus de 50 morts.', 'insufficient_evidence'),
  judged('fr', 'Au plus 40 combats en Syrie en 2017 ont fait plus de 50 morts.', 'refuted'),
  judged('ru', 'Ни один бой в Сирии в 2017 году не унёс жизни более 50 человек.', 'refuted'),
  judged('ar', 'أكثر من 40 معركة في سوريا في عام 2017 أسفرت عن مقتل أكثر من 50 شخصا.', 'supported'),
  // All of a hundred together surely did.
  judged('uk', 'Понад 100 боїв у Сирії у 2017 році забрали життя понад 50 людей.', 'insufficient_evidence'),
  // Battles in Syria in 2016 with fewer than 10 dead: surely 5,288, and 41 that reach over more than a week.
  judged('en', 'At least 5280 battles in Syria in 2016 each killed fewer than 10 people.', 'supported'),
  judged(
    'en',
    'More than 5310 battles in Syria in 2016 each killed fewer than 10 people.',
    'insufficient_evidence',
  ),
  // Attacks on civilians in Idlib in 2017 with more than 10 dead: none; 3 without a province.
  judged(
    'en',
    'No attack on civilians in Idlib in 2017 killed more than 10 people.',
    'insufficient_evidence',
  ),
  // Battles in Daraa in June 2017 with 10 to 20 dead: 8, and records over weeks that may tell of many more.
  judged(
    'en',
    'Fewer than 10 battles in Daraa in June 2017 each killed between 10 and 20 people.',
    'insufficient_evidence',
  ),
  judged('en', 'Fewer than 8 battles in Daraa in June 2017 each killed between 10 and 20 people.', 'refuted'),
  judged(
    'en',
    'Exactly 8 battles in Daraa in June 2017 each killed between 10 and 20 people.',
    'insufficient_evidence',
  ),
  // Events in Syria in 2019 with civilians among the dead: surely 829, at most 2,044.
  judged('en', 'Civilians were killed in more than 800 events in Syria in 2019.', 'supported'),
];
