export { monthsAndDays } from '@partner-api/text';
