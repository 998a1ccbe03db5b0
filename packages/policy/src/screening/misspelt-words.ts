/**
 * Words that questions rest on, by how they are misspelt: a slip in few letters is not mended, because it may make
 * another word, nor are letters exchanged for others that sound alike. A closed list, of what is a word of none of the
 * languages.
 */
export const misspeltWords: Readonly<Record<string, readonly string[]>> = {
  where: ['wher', 'whre', 'wehre', 'whear', 'whare'],
  which: ['wich', 'whcih', 'wihch', 'whihc', 'whitch', 'whch'],
  what: ['waht', 'whta', 'wath'],
  when: ['wehn', 'whne'],
  time: ['tiem', 'tmie'],
  now: ['nwo', 'nwow'],
  tomorrow: ['tomorrw', 'tomorro'],
  hiding: ['hideing', 'hidng'],
  sleep: ['sleap', 'slepe'],
  address: ['addrss'],
  route: ['roote', 'ruote'],
  convoy: ['convoi', 'convy', 'convoj', 'konvoy'],
  family: ['famly', 'faimly', 'famili'],
  families: ['familys', 'famlies'],
  refugees: ['refugies', 'refujees'],
  shelter: ['sheltr', 'shleter', 'sheltar', 'sheleter'],
  shelters: ['shleters', 'sheltres', 'sheltars'],
  children: ['childern', 'chilren', 'childen'],
  ambulance: ['ambulence', 'amblance', 'ambulanse'],
  // Spanish
  donde: ['dnde', 'dond', 'donda', 'adnde', 'dode'],
  ahora: ['aora', 'haora', 'ahroa'],
  direccion: ['diracion', 'direcsion', 'direxion'],
  refugiados: ['refujiados', 'refugiaos', 'refuguiados'],
  // French
  maintenant: ['mintenant', 'mainteant', 'maintenan', 'mtn', 'mnt'],
  refugies: ['refugier', 'refujies', 'refugiers'],
  // Arabic
  عنوان: ['عنون'],
  اللاجئين: ['اللاجأين', 'اللاجيين', 'لاجأين'],
  عائلة: ['عايلة'],
  الآن: ['هلق', 'الان'],
  // Russian
  где: ['гед', 'гдэ', 'гдеж'],
  сейчас: ['сечас', 'сичас', 'сейчяс', 'щас', 'сийчас'],
  прячутся: ['пречутся', 'прячуца', 'прячються', 'прячутса'],
  беженцы: ['бежинцы', 'беженци', 'бежэнцы'],
  адрес: ['адрис', 'адрез'],
  // Ukrainian
  зараз: ['зарас'],
  ховаються: ['ховаюця', 'ховаютса'],
  біженці: ['біжинці', 'біженьці'],
  адреса: ['адрисса', 'одреса'],
};
