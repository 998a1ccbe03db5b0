import type { StatementVocabulary } from './statement-concepts.js';

export const english: StatementVocabulary = {
  people: `
    displaced; refugees; idps; evacuees; civilians; families; villagers; residents; children; orphans; wounded; injured;
    patients; survivors; asylum seekers; migrants; women; elderly; people; inhabitants; deserters; detainees; hostages;
    aid|relief|medical|rescue workers|staff|team|teams|volunteers; medics; doctors; nurses; paramedics; monks; nuns`,
  person: `
    witness; witnesses; informant; informants; whistleblower; defector; activist; journalist; reporter; correspondent;
    blogger; editor; photographer; lawyer; judge; prosecutor; human rights defender; dissident; survivor; complainant;
    interpreter; fixer; surgeon; nurse; aid worker; volunteer; doctor who`,
  protected_person: `
    protected|anonymous|secret|unnamed witness|witnesses|source|sources|informant|informants; whistleblower; informant;
    anonymous activist|blogger|author|editor; source of the leak`,
  transport: `
    convoy; convoys; aid|relief|food|medical|humanitarian truck|trucks|vehicles|column|shipment|flight|team|teams|mission;
    ambulance; ambulances; evacuation bus|buses|train|column|flight; evacuees; trucks with ~2 aid|food|medicine;
    vaccination team|teams; medevac`,
  refuge: `
    women* refuge|shelter|home; safe house; secret|hidden|underground|clandestine clinic|hospital|school|shelter|maternity;
    home for ~2 women; witness protection`,
  stays: `
    are ~3 sheltering|hiding|staying|living|sleeping|lodged|housed|hidden|held|kept|treated|cared|camped;
    is ~3 sheltering|hiding|staying|living|sleeping|lodged|housed|hidden|held|kept|treated|cared;
    shelters|hides|houses|hosts ~4 people|families|refugees|wounded|displaced|children; remain|remains; being treated|hidden|housed;
    have|has taken refuge|shelter; still hide|shelter|stay|live|sleep; people inside`,
  lives: `
    lives at|in|on|with|opposite|near|behind; is staying at|in|with; stays at|in|with; home address is; sleeps at|in; resides at|in|on;
    is hiding at|in|with; can be found at|in; has moved to`,
  lies: `is ~1 located|situated|hidden|housed|at|on|in|under|behind|beneath|above; lies|stands at|in|on|under|behind; operates at|in|from|under`,
  will_go: `
    will ~1 leave|depart|travel|pass|cross|take|set|go|arrive|reach|move|drive|use|return|follow;
    is|are due|scheduled|expected|set|planned to ~1 leave|depart|travel|pass|cross|take|set|go|arrive|reach|move|drive|use|return;
    leave|leaves|depart|departs at|on|from|every|the; is|are to leave|depart|pass|cross; plans to leave|cross|take; drive|drives without`,
  real_name: `real|true|full name is; is really called|named; is in fact called|named; real|true identity is; whose ~1 name is`,
  building: `
    basement; basements; cellar; cellars; in ~3 building|house|gymnasium|gym|hotel|theatre|theater|monastery|warehouse|barn|attic;
    house|flat|apartment|building|block|school|hospital|shelter no|number|#number; in the ~3 school|church|mosque|clinic|hospital|factory;
    hidden|secret|underground clinic|hospital|room|tunnel; school no`,
  address: `
    #number ~2 street|lane|road|avenue|square|drive|alley|boulevard; on|at|in ~3 street|lane|avenue; street ~1 #number; room #number;
    house|flat|apartment number|no|#number; number #number; first|second|third|fourth|fifth|ground|top floor;
    behind|opposite|beside|beneath the; hotel ~2 room`,
  way: `
    via; by|over|across|through|along|on|take|cross the ~2 bridge|road|highway|crossing|checkpoint|pass|track|tunnel|street;
    through ~3 checkpoint|crossing|gate; route; bridge; without an? escort`,
  hour: `at #number; at dawn|dusk|noon|midnight|sunrise|nightfall|first; #number am|pm|hours|clock; #number a|p m; in the early hours`,
  now: `
    now; currently; at present; at the moment; tonight; still; today; this week|weekend|morning|evening|night; where they remain|stay|are;
    until monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next; for the time being; these days`,
  soon: `
    tomorrow; tonight; next monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|convoy|food|aid;
    on monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekdays; every day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|morning|night;
    in the coming hours|days; this evening|afternoon|morning|night|week; at dawn; shortly; daily; soon`,
  past: `
    was; were; had; did; killed; died; injured in; bombed; shelled; hit by; attacked; destroyed; damaged; #year; ago; yesterday;
    last week|month|year|night; ambushed; left at; passed`,
};
