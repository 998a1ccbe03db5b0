import { phrasesOf } from './phrases.js';

// Words that a question for a share, an average or what is most has, and an answer to it, too.

export const shares = phrasesOf(
  `share of; percentage; per cent; percent; proportion; porcentaje; por ciento; proporcion; pourcentage; pour cent;
  proportion; процент; проценты; процентов; доля; відсоток; відсотки; відсотків; частка; نسبة; بالمئة; بالمائة`,
);
export const averages = phrasesOf(
  'average; on average; promedio; en promedio; de media; moyenne; en moyenne; среднем; среднее; середньому; متوسط',
);
export const superlatives = phrasesOf(
  `most; deadliest; bloodiest; highest; largest; biggest; greatest; worst; fewest; lowest; smallest; longest; heaviest;
  mayor; peor; mas; menor; menos; plus; pire; moins; самый; самая; самое; самые; самых; самом; наибольшее; наибольший;
  наибольшая; наибольшие; больше всего; меньше всего; найбільше; найбільша; найбільший; найбільші; найменше; найгірший; найгірша`,
);
