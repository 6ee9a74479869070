export { feature } from './feature.ts';
export { planServiceDays } from './plan-service-days-repository.ts';
