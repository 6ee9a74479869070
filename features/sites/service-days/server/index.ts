export { excuseServiceDay } from './excuse-service-day-repository.ts';
export { isOwed, nightAt } from './owed-sql-repository.ts';
export { planServiceDays } from './plan-service-days-repository.ts';
