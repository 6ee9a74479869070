import { describe, expect, it } from 'vitest';
import { dateOfTime, serviceNight, timeAt } from './service-night.ts';

const denver = 'America/Denver';

describe('the service night', () => {
  it.each([
    ['in the evening', '2027-01-16T03:00:00Z', denver, '2027-01-15'],
    ['a minute before midnight', '2027-01-16T06:59:00Z', denver, '2027-01-15'],
    ['at midnight', '2027-01-16T07:00:00Z', denver, '2027-01-15'],
    ['at the last minute before noon', '2027-01-16T18:59:00Z', denver, '2027-01-15'],
    ['from noon on', '2027-01-16T19:00:00Z', denver, '2027-01-16'],
    ['over the turn of the year', '2027-01-01T08:00:00Z', denver, '2026-12-31'],
    ['over the end of February', '2028-03-01T08:00:00Z', denver, '2028-02-29'],
    ['before the clocks go forward', '2027-03-14T08:59:00Z', denver, '2027-03-13'],
    ['after the clocks went forward', '2027-03-14T09:00:00Z', denver, '2027-03-13'],
    ['at noon of a day of 23 hours', '2027-03-14T18:00:00Z', denver, '2027-03-14'],
    ['a minute before noon of that day', '2027-03-14T17:59:00Z', denver, '2027-03-13'],
    ['in the hour that comes twice, first', '2027-11-07T07:30:00Z', denver, '2027-11-06'],
    ['in the hour that comes twice, again', '2027-11-07T08:30:00Z', denver, '2027-11-06'],
    ['a minute before noon of a day of 25 hours', '2027-11-07T18:59:00Z', denver, '2027-11-06'],
    ['at noon of that day', '2027-11-07T19:00:00Z', denver, '2027-11-07'],
    ['where it is tomorrow already', '2027-01-15T13:00:00Z', 'Asia/Tokyo', '2027-01-15'],
    ['without changes of the clock', '2027-07-10T08:00:00Z', 'America/Phoenix', '2027-07-09'],
  ])('%s', (_when, instant, zone, night) => {
    expect(serviceNight(instant, zone)).toBe(night);
  });

  it('holds the times of its shift', () => {
    expect(dateOfTime('2027-01-15', '22:00')).toBe('2027-01-15');
    expect(dateOfTime('2027-01-15', '02:30')).toBe('2027-01-16');
    expect(timeAt('2027-01-16T06:40:00Z', denver)).toBe('23:40');
  });
});
