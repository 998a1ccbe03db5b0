import type { Lexicon } from './lexicon.js';

export const en: Lexicon = {
  language: 'en',
  hasNegativeConcord: false,
  months: `january,jan; february,feb; march,mar; april,apr; may; june,jun; july,jul; august,aug; september,sep,sept;
    october,oct; november,nov; december,dec`,
  numbers: `0.5: and_a_half; 1: one; 1000: k; 1000000: m mln; ~12: one_dozen a_dozen; ~24: two_dozen; ~36:
    three_dozen; ~48: four_dozen; ~60: five_dozen; ~72: six_dozen; ~84: seven_dozen; ~96: eight_dozen; ~108:
    nine_dozen; ~120: ten_dozen; ~132: eleven_dozen; ~144: twelve_dozen; ~156: thirteen_dozen; ~168:
    fourteen_dozen; ~180: fifteen_dozen; ~192: sixteen_dozen; ~204: seventeen_dozen; ~216: eighteen_dozen; ~228:
    nineteen_dozen; ~240: twenty_dozen; ~300: twenty_five_dozen; ~360: thirty_dozen; ~480: forty_dozen; ~600:
    fifty_dozen; ~720: sixty_dozen; ~840: seventy_dozen; ~960: eighty_dozen; ~1080: ninety_dozen; ~1200:
    hundred_dozen`,
  phrases: {
    filler: `over there; here; this province; that province; this governorate; that governorate; the
      same province; the same governorate; the; an; of; there; was; were; is; are; be; been; being; have;
      has; had; did; do; does; it; its;
      that; their; took place; take place; taken place; taking place; occurred; occur; occurs; happened;
      happen; happening; broke out; recorded; record; registered; reported; documented; counted; seen; saw;
      ucdp; ged; database; data set; dataset; province; provinces; governorate; governorates; muhafazah;
      total; in total; overall; total of; during; throughout; course; over the course; in the course; over the
      course of; in the course of; month; year; month of; year of; the month of; according to the data;
      according to ucdp; according to the records; conflict; war; civil war; came to; amounted to; stood at;
      lasted; then; this; these; organized; organised; erupted; altogether; witnessed; witnesses; carried out;
      was carried out; were carried out; fighters of; militants of; period; the period; each other; one
      another; breaking; breaking news; just in; urgent; update; mark; threshold; on record; still; indeed; in
      fact; together; taken together; put together; combined; taken as a whole; all told; in all; all in all;
      gov; countrywide; nationwide; country wide; nation wide; across the country; all over the country; over
      the year; over the month; over the whole year; all year; all month; year round; the year through; break
      out; breaks out; recorded in; logged; stands at; standing at; came in at; lies in the range of; lay in
      the range of; in the range of; in the two years; in the two months; in just two months; in the three
      months; in the two provinces of; in the two governorates of; in the three provinces of; in the three
      governorates of; the two provinces of; the two governorates of; the three governorates of; the three
      provinces of; factsheet; fact sheet; never forget; so far; somewhere; some where; whatsoever; grim; grim
      milestone; tragic; tragically; sadly; from the war; from the conflict; from the fighting; from violence;
      to the conflict; to the war; to the violence; to violence; hi; hello; hey; thanks; thank you; many
      thanks; thanks a lot; dear all; yes or no; true or false; right or wrong; correct; is that right; is
      that correct; is this true; is this correct; is that true; plus; one figure; a single figure; one
      number; sum total; grand total; frequent; ticker; raged; raging; flared; flared up; all through; right
      through; that same year; that year; the same year; in the same year; of the same year; that month; the
      same month; that day; the same day; back in; as for; it is a fact that; it is a plain fact that; the
      fact is that; the fact is; in truth; thank god; alas; god willing; no kidding; for the record; for what
      it is worth; fyi; really; actually; honestly; experienced; experience; suffer; endured; see; shook;
      shaken; rocked; went through; came through; got through; lived through; sat through; made it through;
      stayed; stays; remained; remains; suffered; suffers; suffering; conflict related; war related; related
      to the conflict; related to the war; already; the years; in the years; for the years; between the years;
      of the years; calendar year; calendar year of; the calendar year; in calendar year; the reference
      period; reference period; reporting period; the reporting period; war torn; wartorn; in the space of;
      got; in what is; so far as is known; as far as i can tell; as far as i know; as far as we know; by all
      accounts; encouraged to report; sad to report; sorry to report; regret to report; pleased to report;
      happy to report; glad to report; able to report; proud to report; a total of; the figure; over the
      entire year; the entire year; entire month; the entire month; the whole month; the whole year; that
      period; that time; at the time; in that period; the same period; again; totalled; totaled; numbered;
      totals; totalling; totaling; add up to; adds up to; added up to; adding up to; this one; all parties;
      all sides; ucdp georeferenced event dataset; georeferenced event dataset; ucdp ged; uppsala conflict
      data program; in memory of; at any time; at any time in; at any point; at any point in; we saw; we have
      seen; we counted; you have; youve got; northern province of; northern governorate of; southern province
      of; southern governorate of; eastern province of; eastern governorate of; western province of; western
      governorate of; central province of; central governorate of; coastal province of; coastal governorate
      of; north eastern province of; north eastern governorate of; north western province of; north western
      governorate of; south western province of; south western governorate of; northeastern province of;
      northeastern governorate of; northwestern province of; northwestern governorate of; southwestern
      province of; southwestern governorate of; adding up; if we add up; adding together; summing up; counted
      together; as one area; as a single area; accounted for; accounts for; account for; accounting for;
      violently; true or not; as a whole; druze majority; druze dominated; kurdish majority; kurdish
      dominated; alawite majority; alawite dominated; sunni majority; sunni dominated; arab majority; arab
      dominated; christian majority; christian dominated; throughout the country; got away with; alone; calmed
      down; has calmed down; terrible month; terrible year; a terrible month; a terrible year; bloody month; a
      bloody month; bloody year; a bloody year; dreadful month; a dreadful month; whole dataset; your whole
      dataset; your entire dataset; your dataset; ur dataset; ur whole dataset; your data; your records; over
      the whole period; over the entire period; the whole period; the entire period; you cover; that you
      cover; in absolute terms; in terms of; because of the war; because of the conflict; due to the war; due
      to the conflict; as a result of the war; as a result of the conflict; unusually calm; relatively calm;
      comparatively calm; unusually quiet; relatively quiet; comparatively quiet; armed conflict;
      because of the fighting; because of the violence; because of the armed conflict; due to the fighting;
      due to the violence; due to the armed conflict; as a result of the fighting;
      as a result of the violence; as a result of the armed conflict; from the armed conflict;
      the price of the war; the price of war; the cost of the war; the cost of war; bloodshed`,
    all: 'all; all of; entire; whole; whole of; the whole of',
    only: 'only; just; merely; no more and no less than',
    in: 'in; on; at; within; across; inside; over the period; for; anywhere in; throughout; in that of',
    and: 'and; as well as',
    a: 'a; a single; single',
    some: 'some; someone; somebody',
    at_least: `at least; no fewer than; no less than; not fewer than; not less than; minimum of; a minimum of;
      minimum; at the very least; at a minimum; at the minimum; at the least; a full; no lower than; min; a
      minimum; minimally; at the lowest; at the lower end`,
    more_than: `more than; over; above; in excess of; exceeding; exceeded; exceeds; upwards of; upward of;
      greater than; higher than; well over; surpassed; topped; exceed; surpassing; surpass; surpasses; topping;
      tops; passed; passes; more then; better than; well above; far more than; well more than; a good deal more
      than; stood above; stayed above; remained above; north of; beyond; a little over; slightly over; just
      over; slightly more than; a little more than; some more than`,
    at_most: `at most; no more than; not more than; maximum of; a maximum of; maximum; not over; not exceeding;
      not above; did not exceed; not exceed; does not exceed; do not exceed; has not exceeded; have not
      exceeded; no higher than; never exceeded; did not surpass; did not top; at the very most; at the most; no
      more then; not more then; nor more than; capped at; at the outside; max; maximally; a
      maximum; tops`,
    fewer_than: `fewer than; less than; under; below; not even; less then; fewer then; well under; well below;
      short of; far fewer than; far less than; nowhere near; lower than; stayed below; stayed under;
      remained below; remained under; not quite`,
    about: `about; around; approximately; roughly; circa; nearly; almost; close to; an estimated; in the
      region of; approx; in the order of; something like; give or take; more or less about; on the order of;
      somewhere around; somewhere near; like; around about; ca; estimated at; is estimated at; was estimated
      at; put at`,
    exactly: 'exactly; precisely',
    or_more: `or more; or greater; and more; and more than; and over; if not more; or even more; maybe more;
      perhaps more; possibly more; or above; and up; plus; and counting; or higher; and upwards;
      and upward; or beyond`,
    or_fewer: 'or fewer; or less; or below; tops; max; or lower; or under',
    no: `no; none of; not a single; not a; not one; not any; zero; without; without any; free of; free from; any
      of none; saw no; not even one; passed without; passed without a; passed without a single; passed without
      any; went by without; went by without a single; went by without any; without a single; without even one;
      without one; ended without; ended without a single; nary a; not so much as one; without one single; not
      one single; without a single one; no single; not even a single; nil`,
    nobody: `nobody; no one; none; not a soul; noone; not one person; not a single person; no person; not one
      single soul; not a single soul; not a living soul; not one soul; not a single human being; not one human
      being; no human being; no man or woman; zero people; not one individual; not a single individual`,
    nothing: 'nothing',
    not: 'not; didnt; wasnt; werent; hasnt; havent; hadnt; isnt; arent; never; dont; doesnt; cannot',
    any: `any; anyone; anybody; anything; ever; at all; of any sort; of any kind; whatsoever;
      so much as one; so much as a single; even one; even a single`,
    tens: 'tens; tens of',
    dozens: `dozens; dozens of; several dozen; several dozens of`,
    hundreds: `hundreds; hundreds of; several hundred; several hundreds of; many hundreds of`,
    thousands: `thousands; thousands of; several thousand; several thousands of; many thousands of`,
    tens_of_thousands: 'tens of thousands; tens of thousands of',
    people: `people; person; persons; individuals; individual; human beings; men women and children; ppl;
      souls; poeple; peopel; human lives; people in total; people altogether; inhabitants`,
    civilians: `civilian; civilians; noncombatants; non combatants; members of the civilian population;
      civillians; civilan; civilans; civillian`,
    killed: `battle deaths; battle related deaths; combat deaths; battle fatalities; battlefield deaths;
      killed; kill; kills; killing; killings; dead; died; die; dies; deaths; death; fatalities; fatality;
      slain; perished; murdered; lost their lives; lost his life; lost her life; lost their life; lose their
      lives; lives lost; lives were lost; death toll; death tolls; fatal; claimed the lives of; claimed the
      life of; cost the lives of; took the lives of; who killed; how deadly; claiming the lives of; claims the
      lives of; claim the lives of; claimed lives; claims lives; losing their lives; lives have been lost;
      left dead; slaughtered; dying; loss of life; taking the lives of; costing the lives of; lives; toll;
      tolls; lost; loses; lose; losing; massacred; slaying; caught up and killed; casualties killed; human
      lives; massacring; slaughtering; murdering; death count; the death toll; death toll of; the death toll
      of; toll of; the toll of; in lives; who died; who were killed; who have died; who have been killed; who
      perished; that died; that were killed; war dead; got killed; get killed; getting killed; met their
      death; met their deaths; met his death; met her death; paid with their lives; paid for it with their
      lives; life was lost; lives are lost; martyrs; martyr; martyred; were left dead; died or were killed;
      lives taken; human toll; human cost; the human cost; the human toll; the killing of; the deaths of; the
      death of; shot dead; bombed to death; put to death; fell dead; who lost their lives; dead people; a
      life; life lost; body count; the body count; body counts; were among those killed; was among those
      killed; were among the dead; were among the killed; killed or fell in combat; killed or fell in battle;
      killed or died in combat; murdered or killed in combat; fell in combat; fell in battle;
      fell in the fighting; fallen in combat; fallen in battle; gunned down; were gunned down; shot and killed;
      was responsible for the deaths of; were responsible for the deaths of; was responsible for the killing
      of; caused the deaths of; is responsible for the deaths of; responsible for the deaths of;
      higher death toll; lower death toll; larger death toll; greater death toll`,
    exceeds: `exceed; exceeded; exceeds; exceeding; surpassed; surpasses; topped; tops; passed; passes;
      did not exceed; not exceed; does not exceed; has not exceeded; never exceeded`,
    reached: `reached; reach; reaches; reaching; hit; hits; has reached; had reached; have reached; has hit;
      had hit`,
    up_to: 'up to; as many as; as high as',
    narrower: `shot dead; bombed to death; put to death; firefight; firefights; gun battle; gun battles;
      gunfight; gunfights; gun fight; gun fights; infighting; ground fighting; street fighting; exchanges of
      fire; traded fire; exchanged fire; gunned down; were gunned down; shot and killed`,
    slew: `killed; kill; kills; killing; murdered; slaughtered; claimed the lives of; claiming the lives of;
      claims the lives of; took the lives of; cost the lives of; who killed; massacred; massacring;
      slaughtering; murdering;
      was responsible for the deaths of; were responsible for the deaths of; was responsible for the killing
      of; caused the deaths of; is responsible for the deaths of; responsible for the deaths of`,
    responsible: `was responsible for; were responsible for; has been responsible for; have been responsible for; had
      been responsible for; responsible for; who is responsible for; who was responsible for; who were
      responsible for`,
    passive: 'was; were; been; being; be',
    fought: `fought; clashed; who fought; met in; met in battle; came to blows; traded fire; exchanged fire;
      battled; squared off`,
    saw: `saw; seen; witnessed; witnesses; experienced; experience; suffer; endured; see; shook; shaken; rocked;
      went through; came through; got through; lived through; sat through; made it through; stayed; stays;
      remained; remains; suffered; suffers; suffering`,
    home_government: `government; government forces; government troops; regime; regime forces; state forces; the
      army; the military; the armed forces; the security forces; army troops; security forces`,
    to_end: `by the end of; until the end of; up to the end of; up until the end of; till the end of;
      through the end of; as of the end of`,
    false_that: `it is false that; it is not true that; it isnt true that; it is untrue that;
      it is not the case that; it isnt the case that; it is wrong that; it is incorrect that; it is a lie that;
      it is a myth that; it is not correct that; it is false to say that; it is wrong to say that;
      its false that; its not true that; false that; not true that; untrue that`,
    alone: 'alone',
    event: `event; events; incident; incidents; security incident; security incidents; conflict event;
      conflict events; entries; cases; times; occasions; anything happen; anything happened; incident count;
      event count; number of incidents; incident tally;
      active`,
    battle: `battle deaths; battle related deaths; combat deaths; battle fatalities; battlefield deaths;
      battle; battles; fighting; clash; clashes; clashed; combat; combats; fought; skirmish;
      skirmishes; firefight; firefights; gun battle; gun battles; gunfight; gunfights; hostilities; armed
      clash; armed clashes; armed combat; battles were fought; battle was fought; who fought; who was
      fighting; who is fighting; who clashed; fight; fights; infighting; engagements; engagement; gun fights;
      ground fighting; street fighting; military engagement; military engagements; armed confrontation; armed
      confrontations; confrontations; armed engagements; armed engagement; exchanges of fire; gun
      fight; met in; met in battle; came to blows; traded fire; exchanged fire; battled; squared off;
      fell in combat; fell in battle; fell in the fighting; fallen in combat; fallen in battle`,
    explosion_remote_violence: `explosion; explosions; bombing; bombings; airstrike; airstrikes; air strike;
      air strikes; air raid; air raids; shelling; shellings; shelled; bombardment; bombardments; bombarded;
      bombed; missile strike; missile strikes; missile attack; missile attacks; rocket attack; rocket attacks;
      drone strike; drone strikes; drone attack; drone attacks; car bomb; car bombs; car bombing; car bombings;
      suicide bombing; suicide bombings; artillery fire; artillery strike; artillery strikes; remote violence;
      explosions and remote violence; explosions or remote violence; explosion or remote violence;
      barrel bomb attacks; truck bomb; truck bombs; truck bombing; truck bombings; suicide truck bomb;
      suicide truck bombs; suicide truck bombing; suicide truck bombings; suicide car bomb; suicide car bombs;
      suicide car bombing; suicide car bombings; suicide bomb; suicide bombs; suicide blast; suicide blasts;
      vehicle bomb; vehicle bombs; roadside bomb; roadside bombs; roadside bombing; roadside bombings;
      bomb attack; bomb attacks; bomb blast; bomb blasts`,
    violence_against_civilians: `violence against civilians; attack on civilians; attacks on civilians;
      attack against civilians; attacks against civilians; violence against the civilian population; massacre;
      massacres; massacre of civilians; massacres of civilians; targeting of civilians; violence targeting
      civilians; attacks targeting civilians; acts of violence against civilians; events of violence against
      civilians; civilians were attacked; incidents of violence against civilians; deliberate attacks on
      civilians; deliberate attack on civilians; deliberate attacks against civilians; deliberate violence
      against civilians; targeted attacks on civilians; targeted attacks against civilians; direct attacks on
      civilians; direct attacks against civilians; deliberate targeting of civilians; attacks that targeted
      civilians; intentional attacks on civilians; civilians were deliberately attacked; civilians were
      targeted; civilians were deliberately targeted; civilians came under attack; civilians were the target
      of an attack; attack civilians; attacked civilians; attacks civilians; target civilians; targeted
      civilians; were civilians attacked; were civilians targeted; directed against civilians; attacks
      directed against civilians; attacks targeting the civilian population;
      attacks against the civilian population; attacks on the civilian population`,
    protest: 'protest; protests; protested; demonstration; demonstrations; demonstrated; rally; rallies',
    riot: 'riot; riots; rioting; rioted; mob violence',
    strategic_development: 'strategic development; strategic developments',
    state_based: `state based; state based conflict; state based violence; state based events;
      state based event; state based conflict events; state based armed conflict; state based incidents;
      state based battles`,
    non_state: `non state; nonstate; non state conflict; non state violence; non state events; non state event;
      non state conflict events; non state armed conflict; non state incidents; non state battles`,
    one_sided: `one sided violence; one sided; onesided violence; one sided events; one sided attacks;
      one sided event; events of one sided violence; incidents of one sided violence`,
    attack: 'attack; attacks; attacked; assault; assaults; raid; raids; who attacked',
    violent: `violence; violent; armed violence; violent event; violent events; violent incident;
      violent incidents; organized violence; organised violence; political violence; acts of violence`,
    mass: 'violence; violent; armed violence; organized violence; organised violence; political violence; violence against civilians; violence against the civilian population; deliberate violence against civilians; one sided violence; onesided violence; state based violence; non state violence; fighting; ground fighting',
    government: `government; government forces; government troops; regime; regime forces; army; armed forces;
      military; state forces; government and its allies; forces; troops; the army; the military; the armed
      forces; the security forces; army troops; security forces; soldiers`,
    by: 'by; at the hands of; carried out by; committed by; perpetrated by',
    involving: `involving; with; against; in which; featuring; involved; involve; involves;
      including fighting by; pitting; pitted`,
    takes_part: `carried out; launched; has launched; have launched; conducted; has conducted; have
      conducted; staged; mounted; took part in; taken part in; takes part in; participated in; party to; a
      party to; was party to; was a party to; was involved in; were involved in; engaged in; taking part;
      carry out; carried out by; launch; conduct; perpetrate; perpetrated; one of the sides; one of the
      parties; was one of the sides; was one of the parties; were one of the sides; was a side in;
      take part; take part in; participate; participate in; participated; took part`,
    between: `between; anywhere between; somewhere between; ranging between; in the range between; lies
      between; lies somewhere between; lay between; lay somewhere between; is between; was between; was
      somewhere between`,
    from: 'from; starting in; starting from; beginning in; anywhere from; somewhere from; ranging from',
    to: `to; until; till; through; thru; up until; and the end of; to the end of; until the end of;
      through the end of; up to; by the end of; up to the end of; up until the end of; till the end of;
      as of the end of`,
    since: 'since; ever since; since the start of; since the beginning of',
    before: 'before; prior to; earlier than',
    after: 'after; later than',
    first_half: `first half; first half of; first six months of; first six months; h1; h1 of; over the first
      half of; over the first half; during the first half of; the first half`,
    second_half: `second half; second half of; last six months of; latter half of; h2; h2 of; last half of; over
      the second half of; over the second half; back half of; final six months of`,
    first_quarter: `first quarter; first quarter of; q1; q1 of; first three months of; over the first quarter
      of; opening quarter of; opening three months of`,
    second_quarter: 'second quarter; second quarter of; q2; q2 of',
    third_quarter: 'third quarter; third quarter of; q3; q3 of',
    fourth_quarter: `fourth quarter; fourth quarter of; q4; q4 of; last quarter of; last three months of; over
      the fourth quarter of; final quarter of; final three months of; in the last quarter of; during the
      last quarter of; over
      the last quarter of`,
    ask: `for an infographic; for a chart; for a map; for a graph; for an article; for a story; for my
      article; for my thesis; for a report; for a graphic; what; which; please; tell me; show me; give me; can
      you tell me; do you know; i want to know; me; you; we; i; what was; what is; what were; list; broken
      down; break down; grouped; separately; split; respectively; counts; figures; figure; statistics;
      breakdown; numbers; data; available; there be; could you; how did; how has; how have; tell; i need; i
      need the; need; looking for; i am looking for; im looking for; we are looking for; searching for; do you
      have; have you got; can i have; could i have; can i get; could i get; may i have; id like; i would like;
      we would like; provide; send me; find; find me; give us; tell us; show us; could you please; can you
      please; would you; kindly; overview of; summary of; how far; by how much; how much; pls; plz; i m; im; i
      d; whats; what s; would like; would like to; any idea; any clue; just curious; add up; could you add up;
      can you add up; please add up`,
    what_happened: 'what happened; what has happened; what took place; what occurred; what was happening',
    how_many: `how many; number of; the number of; what number of; total number of; count of; how often;
      how many times; what is the number of; what was the number of; the total number of; how many of; sum of;
      how deadly; death count; the count of; the death toll; death toll of; the death toll of; toll of;
      the toll of; body count;
      no of; nr of; num of; the no of; on how many occasions; how many occasions; in how many cases`,
    which_province: `province in which; governorate in which; which province; what province; which
      provinces; which governorate; what governorate; where;
      in which province; in what province; which governorates; in which governorate; which region; what part of;
      which part of; in which provinces; deadliest province; the deadliest province; bloodiest province;
      the bloodiest province; deadliest governorate; the deadliest governorate; of the provinces;
      of the governorates; ranking of the governorates; ranking of governorates; ranking of provinces;
      ranking of the provinces; rank the provinces; rank the governorates; rank governorates; rank provinces;
      rank all provinces; rank all governorates;
      order the provinces; order the provinces of; order the governorates; order the governorates of; order
      all the provinces; sort the provinces; sort the provinces of; sort the governorates; sort the
      governorates of; sort all the provinces; rank the provinces of; rank the governorates of; rank all the
      provinces;
      list of provinces; list of the provinces; list the provinces; list of governorates;
      most violent province; the most violent province; most violent governorate; the most violent
      governorate; worst province; the worst province; worst governorate; the worst governorate;
      least deadly province; the least deadly province; least bloody province; the least bloody province;
      least lethal province; the least lethal province; least violent province; the least violent province;
      least deadly governorate; the least deadly governorate; least bloody governorate; the least bloody
      governorate; least lethal governorate; the least lethal governorate; least violent governorate; the
      least violent governorate;
      province with; governorate with`,
    unchecked: `by far; by a long way; by some distance; easily`,
    which_day: `which day; what day; on which day; on what day; in which day; which days; on which days;
      day with;
      day saw; day had; of the days; deadliest day; the deadliest day; bloodiest day; the bloodiest day;
      the most violent day; most violent day; worst day; the worst day; worst day for; the worst day for`,
    among_provinces: `than any other province; than in any other province; than any other governorate;
      than in all other provinces combined; than all other provinces combined; than in all the other
      provinces combined; than all the other provinces combined; than in all other provinces together;
      than in all other provinces put together; than all other provinces put together; than all the other
      provinces put together; than in all other governorates combined; than all other governorates
      combined; than in the rest of the country combined; than in the rest of the country; than the rest
      of the country combined; than the rest of the country;
      than in any other governorate; than anywhere else; province with the most; governorate with the most;
      province with the highest number of; governorate with the highest number of; province with the fewest;
      governorate with the fewest; province with the lowest number of;
      any other province; any other governorate;
      no province; no other province; no single province; no governorate; no other governorate; no single
      governorate;
      in no province; in no other province; in no governorate; in no other governorate;
      of any province; of all provinces; of all the provinces; among all provinces; among all the provinces;
      of any governorate; of all governorates; of all the governorates; among all governorates; among all the
      governorates`,
    among_months: `than any other month; than in any other month; than during any other month;
      any other month;
      no month; no other month; no single month;
      in no month; in no other month;
      of any month; of all months; of all the months; among all months; among all the months`,
    among_years: `than any other year; than in any other year; than during any other year;
      any other year;
      no year; no other year; no single year;
      in no year; in no other year;
      of any year; of all years; of all the years; among all years; among all the years`,
    which_month: `which month; what month; in which month; in what month; during which month; which months;
      deadliest month; bloodiest month; month with; month saw; month had; the deadliest month;
      the bloodiest month; the most violent month; most violent month; of the months;
      order the months; order the months of; order all months; order all months of; sort the months; sort
      the months of; sort all months; sort all months of; rank the months; rank the months of; rank all
      months; rank all months of;
      worst month; the worst month;
      worst month for; the worst month for;
      least deadly month; the least deadly month; least bloody month; the least bloody month; least lethal
      month; the least lethal month; least violent month; the least violent month`,
    which_year: `which year; what year; in which year; in what year; during which year; which years;
      deadliest year; bloodiest year; year with; year saw; year had; the deadliest year; the bloodiest year;
      the most violent year; most violent year; of the years;
      order the years; order the years of; order all years; sort the years; sort the years of; sort all
      years; rank the years; rank the years of; rank all years;
      worst year; the worst year;
      worst year for; the worst year for;
      least deadly year; the least deadly year; least bloody year; the least bloody year; least lethal year;
      the least lethal year; least violent year; the least violent year`,
    most: `most; the most; highest; highest number of; the highest number of; largest number of;
      the largest number of; greatest number of; biggest number of; largest; greatest; maximum number of; top;
      ranking; ranking of; rank; ranks; rank them; ranked; ranked by; rank them by; rank by; by number of;
      by the number of; ordered by; sorted by; sort; sort by; ranking of the governorates;
      ranking of governorates; ranking of provinces; ranking of the provinces; rank the provinces;
      rank the governorates; rank governorates; rank provinces; rank all provinces; rank all governorates;
      highest first; most first; in descending order;
      order the months; order the months of; order all months; order all months of; sort the months; sort
      the months of; sort all months; sort all months of; rank the months; rank the months of; rank all
      months; rank all months of;
      order the years; order the years of; order all years; sort the years; sort the years of; sort all
      years; rank the years; rank the years of; rank all years;
      order the provinces; order the provinces of; order the governorates; order the governorates of; order
      all the provinces; sort the provinces; sort the provinces of; sort the governorates; sort the
      governorates of; sort all the provinces; rank the provinces of; rank the governorates of; rank all the
      provinces;
      worst on top; worst one on top; worst at the top; worst first; highest on top; from most to fewest;
      from highest to lowest; from worst to best; deadliest first; deadliest on top;
      province with the most; governorate with the most; province with the highest number of;
      governorate with the highest number of;
      most active`,
    fewest: `fewest; the fewest; least; the least; lowest number of; the lowest number of; lowest;
      smallest number of; the smallest number of; fewer; less; lowest first; fewest first; in ascending order;
      province with the fewest; governorate with the fewest; province with the lowest number of;
      least deadly; the least deadly; least bloody; the least bloody; least lethal; the least lethal; least
      violent; the least violent; least deadly year; the least deadly year; least bloody year; the least
      bloody year; least lethal year; the least lethal year; least violent year; the least violent year; least
      deadly month; the least deadly month; least bloody month; the least bloody month; least lethal month;
      the least lethal month; least violent month; the least violent month; least deadly province; the least
      deadly province; least bloody province; the least bloody province; least lethal province; the least
      lethal province; least violent province; the least violent province; least deadly governorate; the least
      deadly governorate; least bloody governorate; the least bloody governorate; least lethal governorate;
      the least lethal governorate; least violent governorate; the least violent governorate`,
    deadliest: `deadliest; the deadliest; bloodiest; most deadly; most lethal; the most deadly; most violent;
      deadlier; bloodier; deadlier than; bloodier than; deadliest month; bloodiest month; deadliest year;
      bloodiest year; the deadliest month; the bloodiest month; the most violent month; the deadliest year;
      the bloodiest year; the most violent year; the bloodiest; most violent month; most violent year;
      deadliest province; the deadliest province; bloodiest province; the bloodiest province;
      deadliest governorate; the deadliest governorate; worst; the worst; single deadliest;
      the single deadliest; single worst; the single worst; most lethal single; single bloodiest;
      the single bloodiest;
      worst year; the worst year;
      worst month; the worst month;
      worst year for; the worst year for;
      worst month for; the worst month for;
      deadliest day; the deadliest day; bloodiest day; the bloodiest day; the most violent day; most
      violent day; worst day; the worst day; worst day for; the worst day for;
      most violent province; the most violent province; most violent governorate; the most violent
      governorate; worst province; the worst province; worst governorate; the worst governorate;
      least deadly; the least deadly; least bloody; the least bloody; least lethal; the least lethal; least
      violent; the least violent; least deadly year; the least deadly year; least bloody year; the least
      bloody year; least lethal year; the least lethal year; least violent year; the least violent year; least
      deadly month; the least deadly month; least bloody month; the least bloody month; least lethal month;
      the least lethal month; least violent month; the least violent month; least deadly province; the least
      deadly province; least bloody province; the least bloody province; least lethal province; the least
      lethal province; least violent province; the least violent province; least deadly governorate; the least
      deadly governorate; least bloody governorate; the least bloody governorate; least lethal governorate;
      the least lethal governorate; least violent governorate; the least violent governorate`,
    by_province: `by province; per province; by governorate; per governorate; for each province;
      in each province; each province; province by province; by provinces; every province; for every province;
      by region; across provinces`,
    by_day: `by day; per day; daily; each day; every day; day by day; for each day; on each day; by days; for
      every day; on a daily basis`,
    by_month: `by month; per month; monthly; each month; every month; month by month; for each month;
      in each month; by months; a month; for every month; by calendar month; on a monthly basis`,
    by_year: `by year; per year; yearly; annually; annual; each year; every year; year by year; for each year;
      in each year; by years; for every year; a year; per annum`,
    which_actor: `who fought; who was fighting; who is fighting; who clashed; who took part; who participated;
      who was involved; which groups; what groups; which armed groups; which groups were active;
      which armed groups were active; which parties; which sides; which actors; which factions; which forces;
      who killed; who attacked; who carried out; who were the parties; who were the belligerents; which group;
      which armed group; which party; which side; which actor; which faction; who is responsible for;
      who was responsible for; who committed; which side was involved; which sides were involved;
      which group was involved; which groups were involved; which party was involved;
      which parties were involved;
      who did; whom did; against whom did; with whom did;
      who were responsible for`,
    by_actor: `by actor; by actors; by group; by groups; by armed group; by party; by parties; by side;
      by faction; per group; per actor; per party; for each group; for each party; for each actor;
      by perpetrator; by belligerent`,
    compare: `compare; compared; comparison of; comparison between; the comparison of; versus; vs;
      compared with; compared to; in comparison with; in comparison to; as against; relative to; set against;
      versus the; against the; up from; down from`,
    whether: `is it true that; is it correct that; is it the case that; it is true that; it is correct that;
      its true that; true that; can we say that; can it be said that; can one say that; is it right that; is
      it a fact that; is it accurate that; is it accurate to say that; fact check; is it really true that; is
      it actually true that; could you verify; can you verify; can you confirm; could you confirm; can you
      confirm that; could you confirm that; can anyone confirm; can anyone confirm that; please verify; pls
      check this; please check this; please check; pls check; can you check; could you check; can you check
      if; could you check if; can you check whether; could you check whether; please confirm; please confirm
      that; is this claim true; is this accurate; is that accurate; does that stand up; does this stand up;
      does it stand up; does that hold up; does this hold up; does that check out; does this check out; is
      that so; is that a fact; can that be right; is that figure right; is this figure right; is it accurate;
      is it correct; is it true; is it safe to print that; would it be correct to write that; would it be
      correct to say that; would it be correct to report that; would it be right to say that; would it be
      right to write that; would it be accurate to say that; would it be accurate to write that; would it be
      fair to say that; would it be true to say that; is it correct to say that; is it right to say that; is
      it true to say that; is it correct to write that; is it safe to say that; is it fair to say that; is
      it safe to report that; can we print that; can we report that; can i write that; may we print that; can
      we say; could we say; is it safe to print; can we write that; am i right that; am i correct that; are we
      right that; am i right in thinking that; am i right in saying that; am i right to think that; does that
      match your numbers; does this match your numbers; does that match your data; does this match your data;
      does that match; does this match; does that fit your data; is that what you have; is this what you have;
      is that borne out; is that backed by your data`,
    when: `when; when was; when were; when did; on what date; on which date; what date; on which day;
      on what day`,
    first_of: 'first; earliest; first recorded; first known',
    last_of: `last; latest; most recent; final; last recorded; last known; the most recent; last time; the
      last time; most recent time`,
    change: `rise; rose; risen; rising; increase; increased; increasing; grow; grew; grown; go up; went up;
      fall; fell; fallen; falling; decrease; decreased; decreasing; decline; declined; drop; dropped; go
      down; went down; gone up; gone down; change; changed; develop; developed; evolve; evolved; worsen;
      worsened; escalate; escalated; more or less; trend; trends; trend of; trend in; go up or down; went up
      or down; rise or fall; rose or fell; rising or falling; rising or declining; increase or decrease;
      increasing or decreasing; become more frequent; became more frequent; become less frequent; more
      frequent; less frequent; up or down; declining; difference between; the difference between; worse;
      better; intensify; intensified; ease; eased; subside; subsided; difference; the difference`,
    either: 'or',
    comparing: `than; more; deadlier; bloodier; deadlier than; bloodier than; higher in; lower in; greater in;
      larger in; smaller in; higher than in; lower than in; greater than in; larger than in; smaller than in;
      more than in; fewer than in; less than in;
      than any other province; than in any other province; than any other governorate;
      than in all other provinces combined; than all other provinces combined; than in all the other
      provinces combined; than all the other provinces combined; than in all other provinces together;
      than in all other provinces put together; than all other provinces put together; than all the other
      provinces put together; than in all other governorates combined; than all other governorates
      combined; than in the rest of the country combined; than in the rest of the country; than the rest
      of the country combined; than the rest of the country;
      than in any other governorate; than anywhere else;
      than any other month; than in any other month; than during any other month;
      than any other year; than in any other year; than during any other year;
      higher death toll; lower death toll; larger death toll; greater death toll; higher number of; lower
      number of; greater number of; larger number of; smaller number of`,
    share: `what percentage of; which percentage of; what percent of; what per cent of; what share of; which
      share of; what proportion of; what fraction of; how large a share of; what percentage of all; what
      share of all; what proportion of all; what percentage of the; what share of the; what proportion of
      the; what was the share of; what is the share of; what was the proportion of; what was the
      percentage of;
      what percentage of those; what percentage of those who; what proportion of those; what proportion of
      those who; what share of those; what share of those who; what fraction of those; what fraction of those
      who`,
    by_type: `by type; per type; by kind; by event type; by type of event; of each type; for each type;
      by types; by kind of event; by category; for each kind`,
    today: 'today',
    yesterday: 'yesterday',
    this_month: 'this month; so far this month; in the current month; the current month',
    previous_month: 'last month; the previous month; in the previous month',
    this_year: `this year; so far this year; this year so far; the current year; in the current year;
      since the beginning of the year`,
    previous_year: 'last year; the previous year; in the previous year',
    last: `in the last; in the past; over the last; over the past; last; past; during the last; during the past;
      within the last; within the past`,
    hours: 'hours; hour; hrs; h',
    days: 'days; day',
    weeks: 'weeks; week',
    months: 'months; months of',
    years: 'years',
    said: `said; says; say; saying; told; tells; claims; claimed; claim; alleged; alleges; allege; reports;
      reported; report; reporting; documented; documents; announced; announces; confirmed; confirms; stated;
      insists; insisted; argues; wrote; writes; tweeted; posted; recorded; counted; registered; statement;
      sitrep; bulletin; tally; reckoning; estimate; estimates; blog; article; study; survey; annual report;
      forwarded; citing; quoted; quoting; puts; put; found; finds; has found; shows; showed; suggests;
      reportedly; allegedly; fact check; reminds; reminded; reads; maintains; maintained; notes; noted;
      recalls; recalled; adds; added; concur; concurs; boasts; boasted; argued; declares; declared; hears;
      heard; observes; observed; points out; pointed out; put it; insist; announce; confirm; argue; suggest;
      show; find; maintain; tweet; declare; conclude; concludes; concluded; aware; acknowledge; acknowledges;
      acknowledged; informed; informs; assured; assures; warned; warns; briefed; affirmed; affirms; asserted;
      asserts; stressed; stresses; emphasised; emphasized; underlined; underlines; estimated; estimating;
      claiming; lists; listed; calculated; calculates; explained; explains; commented; pointed to; testified;
      testifies; submit; submits; aver; avers; remarked; noting; adding; stating; writing; admitted; admits;
      conceded; concedes; learned; learnt; shared; sent; mention; mentions; mentioned; quipped; repeated;
      repeats; reiterated; reiterates; failed to mention that; fails to mention that; forgot to mention that;
      forgets to mention that; omitted to mention that; omits to mention that; neglected to mention that;
      speaks of; speak of; spoke of; talks of; talked of`,
    sayer: `source; sources; spokes*; ministry; ministries; minister; officials; official; media; tv;
      television; radio; agency; agencies; news; newspaper; newspapers; monitor; monitors; monitoring group;
      monitoring groups; observatory; ngo; ngos; un; united nations; ocha; ohchr; envoy; researchers;
      analysts; activists; directorate; rights group; rights groups; watchdog; state tv; sohr; snhr;
      colleague; colleagues; comment; end comment; subtitle; subtitles; caption; anchor; voice over; brief;
      recap; thread; headline; memo; cable; press release; press officer; press office; newsletter; station;
      reporter; reporters; newswire; analyst; researcher; diplomat; diplomats; embassy; consul; bishop;
      bishops; charity; governor; mayor; historian; professor; editor; correspondent; column; podcast; essay;
      handout; spreadsheet; dataset; over the phone; communique; appeal; council; ambassador; senator;
      secretary; secretary general; deputy; president; prime minister; premier; mp; mep; lawmaker;
      representative; high representative; special envoy; rapporteur; general command; command; spokesman;
      spokeswoman; advocates; human rights group; human rights groups; human rights organisation; human rights
      organization; aid group; aid groups; witnesses; plaintiffs; applicant; court; tribunal; commission;
      commission of inquiry; committee; inquiry; office; cousin; uncle; aunt; brother; friend; meme;
      screenshot; somebody; someone; journalist; author; scholars; scholar; expert; experts; economist;
      pundit; host; network; platform; situation report; report; database; record; annual review; white paper;
      partners; humanitarian partners; aid partners; humanitarian actors; think tank; think tanks; paper; your
      paper; our paper; protection update; situation update; weekly update; monthly update; daily update;
      security team; security teams; field team; field teams; field office; diocese; archdiocese; prosecutors;
      prosecutor; ombudsman; town hall; county; churches`,
    according_to: `according to; as per; per; by our; by my; by their; by official; as reported by; as told by;
      in the words of; documented by; verified by; confirmed by; registered by; counted by; recorded by; logged
      by; compiled by; collected by; reported by; tallied by; published by; as documented by; as recorded by; as
      counted by; based on; citing; quoting`,
    members: `group; gunmen; gunman; fighters; militants; forces; troops; soldiers; jihadists; jihadis; members;
      cells; cell; units; men; terrorists; combatants; kurdish led; us backed; american backed; kurdish;
      islamist; jihadist; al qaeda linked; comrades; militia; militias; militiamen; guerrillas; guerrilla;
      guerillas; herders; herdsmen; pastoralists; farmers; vigilantes; extremists; extremist; islamists;
      suspected; sect; terrorist group; militant group; islamist group; islamist militants; islamist militant
      group; jihadist group; armed group; paramilitary; insurgency`,
    opens_question: 'did; was; were; has; have; had; is; are; do; does; can',
    amid: `amid; amidst; despite; in spite of; while; when; once; even as; as the; although; though;
      contrary to; whatever; whereas; but; yet; meanwhile; because; even though; regardless of`,
    resulted: `left; leaving; leaves; resulted in; resulting in; ended with; cost; costs; costing; took;
      takes; taken; take; taking; claimed; claims; claiming; brought; brings; bringing; caused; causes;
      causing; led to; leading to; swallowed; yielded; cause; result in`,
    that: 'that',
    war: 'war; civil war; conflict; armed conflict; hostilities; bloodshed',
    restricts: `times the; liar; liars; lied;
      few; believe; believes; believed; doubt; doubts; doubted; wrongly; falsely; mistakenly;
      retracted; retracts; withdrew; withdrawn; corrected; corrects; invented; made up; exaggerated;
      exaggerates; inflated; contradicts; contradicted; questioned; questions; refused; refuses; apologised;
      apologized; pretends; pretended; earthquake; earthquakes; disease; diseases; epidemic; cholera; hunger;
      starvation; accident; accidents; traffic; drowned; suicide; suicides; covid; denied; denies; deny;
      denying; denial; rejects; rejected; refutes; refuted; debunked; disputes; disputed; false; fake; hoax;
      lie; lies; lying; myth; untrue; wrong; incorrect; wounded; injured; injuries; wounds; child; children;
      kids; kid; minors; women; woman; girls; boys; families; elderly; journalists; doctors; soldiers;
      soldier; servicemen; fighters; militants; gunmen; prisoners; hospital; hospitals; displaced; fled;
      refugees; arrested; abducted; kidnapped; detained; missing; half of; a third of; percent; per cent;
      majority; majority of; city; cities; town; towns; village; villages; district; districts; camp; camps;
      neighbourhood; neighborhood; suburb; suburbs; countryside; airport; northern; southern; eastern;
      western; north; south; east; if; unless; would; could; might; feared; fears; expected; alive; survived;
      except; excluding; fulani jihad*; fulani islamist*; fulani extremist*; other than; apart from; aside
      from; including; among; among those; among those who; mostly; mainly; partly; chiefly; especially; barrel;
      barrel bombs; sniper; snipers; mines; landmines; women and children; whom; nonsense; rubbish; fantasy; absurd;
      ridiculous; laughable; disinformation; misinformation; legend; bogus; baseless; unfounded; untruth;
      fiction; satire; satirical; parody; joke; game; novel; film; movie; dream; far fetched; was lost; were
      lost by; lost by; lost to; took their own lives; took their lives; take their own lives; took his own
      life; above all; queuing; pilgrims; nurses; teachers; booby traps; crash; crashed; bus; flood; floods;
      avalanche; rain; fire broke out; malnutrition; ramadan; peacekeepers; aid workers; employees; staff; a
      day; a week; in fall; in the fall; in the fall of; in fall of; fall of; the fall of; rejecting;
      refuting; disputing; contradicting; doubting; mocking; ridiculing; dismissing; dismissed; dismisses;
      dismiss; retracting; debunking; correcting; outside; outside of; faster; slower; faster than; slower
      than; every part of; everywhere in; every corner of; drowning; cancer; flu; influenza; medicine;
      medicines; overdose; overdoses; childbirth; natural causes; heatwave; famine; measles; polio; wildfire;
      wildfires; hurricane; averted; hypothetical; forecast; suppose; wargame; scenario; screenplay;
      simulation; within a month of; within a year of; within a week of; within a day of; within days of;
      within weeks of; within months of; within hours of; rarely; seldom; hardly ever; scarcely; no longer;
      stopped claiming; let the; let them; please say; please report; impostor; imposter; hacked; out of
      context; jest; joking; jokingly; by mistake; in error; slip of the tongue; mockery; sarcasm;
      sarcastically; ironically; irony; laughter; in character as; funny; idiotic; stupid; regrets; regretted;
      regret saying; hardly speaks; barely speaks; hardly says; barely says; hardly mentions; barely mentions;
      hardly reports; forged; discredited; falsified; counterfeit; with fatal outcome; with a fatal outcome;
      with fatal outcomes`,
    weekday: `monday; tuesday; wednesday; thursday; friday; saturday; sunday; tue; tues; wed; thu; thur;
      thurs; fri; sat; sun`,
    territory: 'soil; territory; territories; provinces; governorates',
    one_month: `in just one month; in a single month; in one month; in only one month; in the space of one
      month; within a single month; in that one month; in that single month; that one month; in one month
      alone`,
    one_day: `in just one day; in a single day; in one day; in only one day; on a single day;
      within a single day; over the course of a single day; over the course of one day;
      in the course of a single day; in the course of one day; over a single day; in one single day;
      on one single day; in the space of one day; in the space of a single day; in the span of one day;
      in the span of a single day`,
    one_year: 'in just one year; in a single year; in one year; in only one year; within a single year',
    struck: 'attacked; bombed; shelled; bombarded',
    unit: `province; provinces; governorate; governorates; month; months; year; years; day; days; week; weeks;
      hour; hours; minutes; percent; million dollars; dollars; kilometres; kilometers; km`,
    so_far: 'already; so far; to date; had; had reached; had hit; stood at; stands at; standing at',
    told_to: `told; tells; reminded; reminds; informed; informs; assured; assures; warned; warns; briefed`,
    greeting: `wake up; wake up people; wake up world; wake up sheeple; never forget; never again; do not
      forget; dont forget; shame; shame on you; shame on them; shame on europe; shame on the west; shame on
      the world; shame on the un; facts matter; it must stop; this must stop; it has to stop; this has to
      stop; enough is enough; let that sink in; think about it; look it up; google it; go look it up; ill
      wait; do the math; do the maths; rip; rest in peace; may they rest in peace; god help us; god help them;
      pray for syria; please pray; pray; please share; share; pls share; share this; please rt; rt; retweet;
      share widely; pass it on; spread the word; please; thx; ty; cheers; good morning; good evening; good
      afternoon; ladies and gentlemen; madam president; mr president; mr speaker; madam speaker; excellencies;
      excellency; distinguished colleagues; honourable members; my friends; bro; lol; smh; wow; omg; wtf; ffs;
      fyi; tldr; ok; okay; well; look; listen; did you know; fun fact; quick fact; fact; facts; fact of the
      day; figure of the day; number of the day; stat of the day; exclusive; alert; correction; not in our
      name; send to ten contacts; see below; more below; more soon; more follows; details to follow;
      developing; developing story; to be clear; lets be clear; let me be clear; let me be very clear; let us
      be clear; make no mistake; hamdulillah; alhamdulillah; inshallah; praise god; praise be to god; end of
      story; period; full stop; that is all; thats all; that is the tweet; thats the tweet; qed; no comment;
      what a year; what a month; what a day; how sad; so sad; heartbreaking; horrible; terrible; awful;
      shocking; unbelievable; incredible; disgusting; outrageous; a disgrace; what a disgrace; what a tragedy;
      unimaginable; in other news; short answer; long answer; in short; in brief; in sum; bottom line; key
      takeaway; takeaway; spoiler; reminder; a reminder; just a reminder; sorry; excuse me; so no; as well;
      too; however; iirc; afaik; imho; dont quote me; but dont quote me; for me; for me please;
      surprised; yes; your call; discuss; go figure; seriously; hello everyone; hi all; hi there; dear
      friends; dear colleagues; dear reader; dear readers; dear editor; quick question; urgent; is this
      accurate; is that accurate; does that stand up; does this stand up; does it stand up; does that hold up;
      does this hold up; does that check out; does this check out; is that so; is that a fact; can that be
      right; is that figure right; is this figure right; is it accurate; is it correct; is it true; right;
      finally; good news; some good news; bad news; say it out loud; say it loud; say it louder; let it sink
      in; ok so; okay so; these are the headlines; here are the headlines; where is the outrage; wheres the
      outrage; merry christmas; happy new year; say their names; say their name; remember their names;
      and the world said nothing; the world said nothing; and the world says nothing; the world says nothing;
      and the world stayed silent; the world stayed silent; and the world is silent; the world is silent;
      and the world looked away; the world looked away; and nobody cares; nobody cares; and no one cares;
      no one cares; and nobody cared; and nobody talks about it; nobody talks about it;
      and no one talks about it; no one talks about it`,
    why: 'why; how come',
    each: 'respectively',
    uncounted: `may be; may have; may not; may well; may say; may tell; may claim; may think; may seem;
      may sound;
      may look; may or may not; you may; they may; we may; he may; she may; which may; who may; it may;
      that may;
      officials may; some may; others may; critics may`,
    account: `claims; claim; reports; report; estimate; estimates; statement; statements; allegations;
      allegation; accounts; account; figure; figures; tally; study; news; article; story; stories; rumour;
      rumours; rumor; rumors; tallies; headline; caption; subtitle; subtitles; meme; screenshot; thread;
      column; podcast; essay; memo; brief; recap`,
    relative: `which; who; whose; where; home to; mainly; mostly; predominantly; largely`,
    countrywide: `across the country; countrywide; nationwide; country wide; nation wide; all over the country;
      throughout the country`,
    year_before:
      'the year before; the previous year; the preceding year; the year prior; a year earlier; one year earlier; a year before; the prior year',
    toll: 'body count; the body count',
    told_place: `there; over there; here; this province; that province; this governorate; that
      governorate; the same
      province; the same governorate`,
  },
};
