import type { Lexicon } from './lexicon.js';

export const en: Lexicon = {
  language: 'en',
  hasNegativeConcord: false,
  groupsBySpace: false,
  months: `january,jan; february,feb; march,mar; april,apr; may; june,jun; july,jul; august,aug; september,sep,sept;
    october,oct; november,nov; december,dec`,
  numbers: '1: one',
  phrases: {
    filler: `the; an; of; there; was; were; is; are; be; been; being; have; has; had; did; do; does; it; its; that;
      their; took place; take place; taken place; taking place; occurred; occur; occurs; happened; happen;
      happening; broke out; recorded; record; registered; reported; documented; counted; seen; saw; known;
      ucdp; ged; database; data set; dataset; province; provinces; governorate; governorates; muhafazah; total;
      in total; overall; total of; during; throughout; course; over the course; in the course; over the course
      of; in the course of; month; year; months; years; month of; year of; the month of; according to the data;
      according to ucdp; according to the records; conflict; armed; war; civil war; toll; came to; amounted to;
      reached; stood at; lasted; then; this; these; organized; organised; political; erupted; left; altogether;
      related; witnessed; witnesses; carried out; was carried out; were carried out; fighters of; militants of;
      period; the period; alone`,
    all: 'all; all of; entire; whole; whole of; the whole of; every part of',
    only: 'only; just; merely; no more and no less than',
    in: 'in; on; at; within; across; inside; over the period; for',
    and: 'and; as well as',
    a: 'a',
    some: 'some; someone; somebody',
    at_least: `at least; no fewer than; no less than; not fewer than; not less than; minimum of; a minimum of; minimum`,
    more_than: `more than; over; above; in excess of; exceeding; exceeded; exceeds; upwards of; upward of; greater than;
      higher than; well over; surpassed; topped`,
    at_most: `at most; no more than; not more than; maximum of; a maximum of; maximum; not over; not exceeding; not above;
      did not exceed; not exceed`,
    fewer_than: 'fewer than; less than; under; below; not even',
    about: `about; around; approximately; roughly; circa; nearly; almost; close to; an estimated; estimated;
      in the region of`,
    exactly: 'exactly; precisely',
    or_more: 'or more; or greater; and more',
    or_fewer: 'or fewer; or less',
    no: `no; none of; not a single; not a; not one; not any; zero; without; without any; free of; free from; any of none;
      saw no; not even one`,
    nobody: 'nobody; no one; none',
    nothing: 'nothing',
    not: `not; didnt; wasnt; werent; hasnt; havent; hadnt; isnt; arent; never; dont; doesnt; cannot`,
    any: 'any; anyone; anybody; anything; ever; at all',
    tens: 'tens; tens of',
    dozens: 'dozens; dozens of',
    hundreds: 'hundreds; hundreds of',
    thousands: 'thousands; thousands of',
    tens_of_thousands: 'tens of thousands; tens of thousands of',
    people: `people; person; persons; individuals; individual; human beings; lives; human lives; men women and children`,
    civilians: `civilian; civilians; noncombatants; non combatants; members of the civilian population`,
    killed: `killed; kill; kills; killing; killings; dead; died; die; dies; deaths; death; fatalities; fatality; slain;
      perished; murdered; lost their lives; lost his life; lost her life; lost their life; lose their lives; lives lost;
      lives were lost; death toll; death tolls; fatal;
      claimed the lives of; claimed the life of; cost the lives of; took the lives of; who killed`,
    event: `event; events; incident; incidents; conflict event; conflict events; entries; cases; times; occasions`,
    battle: `battle; battles; fighting; clash; clashes; clashed; combat; combats; fought; skirmish; skirmishes; firefight;
      firefights; gun battle; gun battles; gunfight; gunfights; hostilities; armed clash; armed clashes; armed combat;
      battles were fought; battle was fought; who fought; who was fighting; who is fighting; who clashed`,
    explosion_remote_violence: `explosion; explosions; bombing; bombings; airstrike; airstrikes; air strike; air strikes;
      air raid; air raids; shelling; shellings; shelled; bombardment; bombardments; bombarded; bombed; missile strike;
      missile strikes; missile attack; missile attacks; rocket attack; rocket attacks; drone strike; drone strikes;
      drone attack; drone attacks; car bomb; car bombs; car bombing; car bombings; suicide bombing; suicide bombings;
      artillery fire; artillery strike; artillery strikes; remote violence; explosions and remote violence;
      explosions or remote violence; explosion or remote violence; barrel bomb attacks`,
    violence_against_civilians: `violence against civilians; attack on civilians; attacks on civilians;
      attack against civilians; attacks against civilians; violence against the civilian population; massacre; massacres;
      massacre of civilians; massacres of civilians; targeting of civilians; violence targeting civilians;
      attacks targeting civilians; acts of violence against civilians; events of violence against civilians;
      civilians were attacked; incidents of violence against civilians`,
    protest: 'protest; protests; protested; demonstration; demonstrations; demonstrated; rally; rallies',
    riot: 'riot; riots; rioting; rioted; mob violence',
    strategic_development: 'strategic development; strategic developments',
    state_based: `state based; state based conflict; state based violence; state based events; state based event;
      state based conflict events; state based armed conflict; state based incidents; state based battles`,
    non_state: `non state; nonstate; non state conflict; non state violence; non state events; non state event;
      non state conflict events; non state armed conflict; non state incidents; non state battles`,
    one_sided: `one sided violence; one sided; onesided violence; one sided events; one sided attacks; one sided event;
      events of one sided violence; incidents of one sided violence`,
    attack: 'attack; attacks; attacked; assault; assaults; raid; raids; who attacked',
    violent: `violence; violent; armed violence; violent event; violent events; violent incident; violent incidents;
      organized violence; organised violence; political violence; acts of violence`,
    government: `government; government forces; government troops; regime; regime forces; army; armed forces; military;
      state forces; government and its allies; forces; troops`,
    by: 'by; at the hands of; carried out by; committed by; perpetrated by',
    involving: `involving; with; against; in which; featuring; involved; involve; involves; including fighting by`,
    between: 'between',
    from: 'from; starting in; starting from; beginning in',
    to: 'to; until; till; through; thru; up until; and the end of; to the end of; until the end of; through the end of',
    since: 'since; ever since; since the start of; since the beginning of',
    before: 'before; prior to; earlier than',
    after: 'after; later than',
    first_half: 'first half; first half of; first six months of; first six months',
    second_half: 'second half; second half of; last six months of; latter half of',
    first_quarter: 'first quarter; first quarter of; q1; q1 of; first three months of',
    second_quarter: 'second quarter; second quarter of; q2; q2 of',
    third_quarter: 'third quarter; third quarter of; q3; q3 of',
    fourth_quarter: 'fourth quarter; fourth quarter of; q4; q4 of; last quarter of; last three months of',
    ask: `what; which; please; tell me; show me; give me; can you tell me; do you know; i want to know; me; you; we; i; what was; what is; what were; list; broken down; break down; grouped; separately; split; respectively; counts; figures; figure; statistics; breakdown; numbers; data; available; there be; could you`,
    what_happened: 'what happened; what has happened; what took place; what occurred; what was happening',
    how_many: `how many; number of; the number of; what number of; total number of; count of; how often; how many times;
      what is the number of; what was the number of; the total number of; how many of; sum of; how much`,
    which_province: `which province; what province; which provinces; which governorate; what governorate; where;
      in which province; in what province; which governorates; in which governorate; which region; what part of;
      which part of; in which provinces`,
    which_month: 'which month; what month; in which month; in what month; during which month; which months',
    which_year: 'which year; what year; in which year; in what year; during which year; which years',
    most: `most; the most; highest; highest number of; the highest number of; largest number of; the largest number of;
      greatest number of; biggest number of; largest; greatest; maximum number of; top`,
    fewest: `fewest; the fewest; least; the least; lowest number of; the lowest number of; lowest; smallest number of;
      the smallest number of`,
    deadliest: 'deadliest; the deadliest; bloodiest; most deadly; most lethal; the most deadly; most violent',
    by_province: `by province; per province; by governorate; per governorate; for each province; in each province;
      each province; province by province; by provinces; every province; for every province; by region; across provinces`,
    by_month: `by month; per month; monthly; each month; every month; month by month; for each month; in each month;
      by months; a month; for every month; by calendar month; on a monthly basis`,
    by_year: `by year; per year; yearly; annually; annual; each year; every year; year by year; for each year; in each year;
      by years; for every year`,
    which_actor: `who fought; who was fighting; who is fighting; who clashed; who took part; who participated; who was involved; which groups; what groups; which armed groups; which groups were active; which armed groups were active; which parties; which sides; which actors; which factions; which forces; who killed; who attacked; who carried out; who were the parties; who were the belligerents; which group; which armed group; which party; which side; which actor; which faction; who is responsible for; who was responsible for; who committed`,
    by_actor: `by actor; by actors; by group; by groups; by armed group; by party; by parties; by side; by faction; per group; per actor; per party; for each group; for each party; for each actor; by perpetrator; by belligerent`,
    compare: 'compare; compared; comparison of; comparison between; the comparison of; versus; vs',
    by_type: `by type; per type; by kind; by event type; by type of event; of each type; for each type; by types;
      by kind of event; by category; for each kind`,
    today: 'today',
    yesterday: 'yesterday',
    this_month: 'this month; so far this month; in the current month; the current month',
    previous_month: 'last month; the previous month; in the previous month',
    this_year:
      'this year; so far this year; this year so far; the current year; in the current year; since the beginning of the year',
    previous_year: 'last year; the previous year; in the previous year',
    last: 'in the last; in the past; over the last; over the past; last; past; during the last; during the past; within the last',
    days: 'days; day',
    weeks: 'weeks; week',
    months: 'months',
    years: 'years',
  },
};
