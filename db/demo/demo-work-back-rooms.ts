import { area, type DemoWork, inside, office, site, workIn } from './demo-work-orders.ts';

const restroom = workIn('restroom', 'upper');
const lowRestroom = workIn('restroom', 'ground');
const dock = workIn('loading-dock', 'ground');
const closet = workIn('janitor-closet', null);
const gym = workIn('amenity', 'ground');
const other = workIn('other', null);

/** Work behind the scenes: restrooms, dock, closets. */
export const backRoomWork: readonly DemoWork[] = [
  restroom(
    'Soap scum in both basins and paper on the counter of the women’s restroom, {floor} floor.',
    ['deficiency', 'high'],
    'Basins descaled, counter cleared and disinfected.',
    ['restroom', 'sink'],
    site('The left drain is slow. I reported it to the engineer.'),
  ),
  restroom(
    'Mirror in the men’s restroom on the {floor} floor is covered with splashes.',
    ['deficiency', 'medium'],
    'Mirror cleaned and dried without streaks.',
    ['restroom', 'mirror'],
  ),
  restroom(
    'Paper towels and soap have run out in the restroom on the {floor} floor. Restock before noon.',
    ['request', 'high'],
    'Restocked, one spare pack left under the basin.',
    ['restroom', 'empty'],
    inside('area', '@{site} this is the second time this month. Please fill up on Thursdays as well.'),
    inside('site', 'Will do. I also asked for the larger dispenser.'),
  ),
  restroom(
    'Bad smell in the men’s restroom on the {floor} floor. Flush the floor drain and disinfect.',
    ['deficiency', 'high'],
    'Drain flushed with enzyme cleaner, smell is gone.',
    null,
    site('The trap was dry. A bucket of water once a week will keep it away.'),
  ),
  restroom(
    'Wipe the partitions and door locks of the restrooms on the {floor} floor.',
    ['periodic_work', 'low'],
    'All stalls wiped on both sides.',
  ),
  lowRestroom(
    'Visitors’ restroom beside the lobby: basin is dirty and towels lie around. Clean and tidy.',
    ['deficiency', 'medium'],
    'Cleaned, hourly check added for this week.',
    ['restroom', 'sink'],
  ),
  lowRestroom(
    'Replace the air freshener in the restroom beside the lobby.',
    ['reminder', 'low'],
    'Replaced, next one due in a month.',
  ),
  dock(
    'Loading dock floor has an oil patch in front of the door after Tuesday’s delivery. Degrease it.',
    ['service', 'high'],
    'Degreased and rinsed, floor is dry and safe.',
    ['loading-dock', 'oil'],
    area('Please set the cones out until it is done, @{site}.'),
    site('Cones are up. Degreaser needs an hour.'),
  ),
  dock(
    'Torn cartons and wrap are lying on the loading dock. Flatten, bundle and sweep.',
    ['request', 'medium'],
    'Bundled for recycling and swept.',
    ['loading-dock', 'cartons'],
  ),
  dock(
    'Wash the rubber bumpers and the yellow lines of the loading dock.',
    ['periodic_work', 'low'],
    'Scrubbed, lines are clearly visible again.',
  ),
  dock(
    'The compactor at the loading dock smells. Hose it down after the pickup.',
    ['work_order', 'medium'],
    'Hosed down and deodorized.',
  ),
  closet(
    'Check the stock of liners and order if fewer than two boxes are left.',
    ['reminder', 'low'],
    'Three boxes left, nothing ordered.',
    null,
    inside('office', 'The supplier has a new order number for the 33-gallon ones, it is on the shelf label.'),
  ),
  closet(
    'Replace the burned-out bulb in the janitor closet.',
    ['work_order', 'low'],
    'Bulb replaced, spare on the shelf.',
  ),
  closet(
    'Label the spray bottles in the closet and put the safety data sheets in order.',
    ['reminder', 'medium'],
    'All bottles labeled, binder is complete.',
  ),
  closet(
    'The vacuum cleaner loses suction. Change the bag and look at the belt.',
    ['work_order', 'medium'],
    'New bag and belt, works again.',
    null,
    inside('site', 'This is the second belt this year. The brush is worn, we should order one.'),
  ),
  gym(
    'Descale the faucets in the showers of the gym.',
    ['periodic_work', 'low'],
    'All six faucets descaled.',
  ),
  gym(
    'Wipe the gym machines and fill the dispenser with wipes.',
    ['service', 'medium'],
    'Machines wiped, two new rolls of wipes.',
  ),
  other(
    'Meet the locksmith at the side door and hand over the key log.',
    ['other', 'medium'],
    'Key log handed over and signed.',
    null,
    office('He calls ten minutes before he comes.'),
  ),
];
