export { excuseServiceDay } from './excuse-service-day-repository.ts';
export { isOwed, nightAt, planServiceDays } from './plan-service-days-repository.ts';
