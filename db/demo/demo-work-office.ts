import { area, type DemoWork, inside, office, site, workIn } from './demo-work-orders.ts';

const corridor = workIn('corridor', 'upper');
const conference = workIn('conference-room', 'upper');
const suite = workIn('office-suite', 'upper');
const kitchen = workIn('kitchen', 'upper');

/** Work on the floors where people sit. */
export const officeWork: readonly DemoWork[] = [
  corridor(
    'Coffee spill on the carpet outside suite {suite} on the {floor} floor. Spot clean and dry.',
    ['deficiency', 'high'],
    'Extracted twice, fan left on for two hours.',
    ['corridor', 'coffee'],
    site('Stain is out. It may come back a little when it is dry, I will check tomorrow.'),
    site('Checked: nothing came back.'),
  ),
  corridor(
    'Muddy shoe prints along the corridor of the {floor} floor. Vacuum when dry and treat the spots.',
    ['deficiency', 'medium'],
    'Vacuumed and treated eleven spots.',
    ['corridor', 'mud'],
  ),
  corridor(
    'After the farewell party the corridor carpet on the {floor} floor is full of crumbs and napkins.',
    ['request', 'medium'],
    'Picked up and vacuumed, edges too.',
    ['corridor', 'crumbs'],
    office('They know that this is extra and will sign for it.'),
  ),
  corridor(
    'Dust the air vents in the corridor of the {floor} floor.',
    ['periodic_work', 'low'],
    'All vents on the floor brushed and vacuumed.',
    ['air-vent', 'dust'],
    inside('site', 'The filter behind the second one is black. That is for the engineer, not for us.'),
  ),
  corridor(
    'Spot clean the walls beside the copy room on the {floor} floor.',
    ['periodic_work', 'low'],
    'Walls and light switches cleaned.',
  ),
  corridor(
    'Vacuum under the benches of the waiting area on the {floor} floor.',
    ['service', 'low'],
    'Benches moved, vacuumed, put back.',
  ),
  conference(
    'Conference table on the {floor} floor has rings and cups from the last meeting. Buff it before 9 am.',
    ['request', 'high'],
    'Rings out, table buffed, cups in the dishwasher.',
    ['conference', 'rings'],
    office('The board meets at nine. @{site} can you do this one first?'),
    site('Yes, I start with it.'),
  ),
  conference(
    'Drywall dust settled on the big table on the {floor} floor. Wipe it wet, then dry.',
    ['work_order', 'medium'],
    'Wiped wet and dry, chairs vacuumed.',
    ['conference', 'dust'],
  ),
  conference(
    'Set the conference room on the {floor} floor for sixteen people and clean the whiteboard.',
    ['request', 'medium'],
    'Sixteen chairs, board clean, markers sorted.',
  ),
  suite(
    'Windows of suite {suite} are streaky inside. Wash panes and sill.',
    ['request', 'medium'],
    'Three panes washed, sill dusted.',
    ['window', 'streaks'],
  ),
  suite(
    'Dust film on the windows of the {floor} floor after the facade work. Wash them inside.',
    ['work_order', 'medium'],
    'All windows of the floor washed inside.',
    ['window', 'dust'],
    area('Take the long squeegee from the Foundry Square closet.'),
  ),
  suite(
    'Bird droppings on the windows of suite {suite}. The tenant has visitors on Thursday.',
    ['request', 'high'],
    'Panes washed outside with the pole.',
    ['window', 'birds'],
    inside('area', '@{manager} outside glass is not in the contract here. Do we charge it?'),
    inside('manager', 'Not this time, they renewed last month.'),
  ),
  suite(
    'Vacuum suite {suite} again: the night crew could not get in, the alarm was on.',
    ['deficiency', 'medium'],
    'Vacuumed at 5 pm with the tenant present.',
  ),
  suite(
    'Wipe the door handles and light switches of suite {suite}.',
    ['service', 'low'],
    'Handles and switches done.',
  ),
  suite(
    'Move-out clean of suite {suite}: floors, sills, inside the cabinets.',
    ['work_order', 'high'],
    'Suite handed over to the manager.',
  ),
  kitchen(
    'Break room on the {floor} floor: coffee ran down the cabinet and there are crumbs everywhere.',
    ['deficiency', 'medium'],
    'Counter, cabinet front and drawer cleaned.',
    ['kitchen', 'coffee'],
  ),
  kitchen(
    'Both bins in the break room on the {floor} floor overflow. Empty them and wipe the lids.',
    ['request', 'high'],
    'Emptied, washed and new liners put in.',
    ['kitchen-bins', 'trash'],
    office('There was a birthday. They ask for one more pickup on Fridays.'),
    inside('manager', 'A third pickup is 95 dollars a month. @{area} please offer it.'),
  ),
  kitchen(
    'Dishes and mugs were left on the break room counter on the {floor} floor. Clear and wipe.',
    ['request', 'low'],
    'Dishwasher loaded and started, counter wiped.',
    ['kitchen', 'dishes'],
  ),
  kitchen(
    'Clean the microwave and the inside of the refrigerator on the {floor} floor.',
    ['periodic_work', 'low'],
    'Both cleaned; nothing thrown away that had a name on it.',
  ),
  kitchen(
    'Descale the faucet of the break room on the {floor} floor.',
    ['periodic_work', 'low'],
    'Descaled, runs freely.',
  ),
];
