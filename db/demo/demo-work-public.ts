import { area, type DemoWork, inside, office, site, workIn } from './demo-work-orders.ts';

const lobby = workIn('lobby', 'ground');
const elevator = workIn('elevator', 'ground');
const outside = workIn('exterior', 'ground');
const stairs = workIn('stairwell', null);
const garage = workIn('garage', 'ground');

/** Work where everybody passes: entrance, lobby, elevator, stairs, garage. */
export const publicWork: readonly DemoWork[] = [
  lobby(
    'Lobby glass has fingerprints on both entrance doors. A tenant complained at 8 am.',
    ['deficiency', 'high'],
    'Both leaves cleaned inside and out, push bars wiped.',
    ['entrance', 'prints'],
    site('Done before the lunch rush. The left door sticks a little, somebody should look at the hinge.'),
    office('Thank you! The tenant called back and is happy.'),
  ),
  lobby(
    'Coffee was spilled in front of the reception desk. The stone is sticky and the edges begin to dry.',
    ['deficiency', 'high'],
    'Mopped twice with neutral cleaner, dried, sign taken away.',
    ['lobby', 'coffee'],
    office('Reception put a chair over it for now so that nobody slips.'),
  ),
  lobby(
    'Muddy footprints lead from the entrance to the elevators after the rain. Mop and set out wet-floor signs.',
    ['deficiency', 'medium'],
    'Mopped the whole path and dried it.',
    ['lobby', 'mud'],
    site('It still rains. I will pass once more at 3 pm.'),
  ),
  lobby(
    'Black scuffs from the movers’ carts on the lobby stone. Remove them before the open house.',
    ['request', 'medium'],
    'All scuffs out with a white pad, no haze left.',
    ['lobby', 'scuffs'],
    area('@{site} please use the white pad only, the black one scratches this stone.'),
    site('White pad it is. Took about forty minutes.'),
  ),
  lobby(
    'Entrance mat is full of leaves and wet dirt. Vacuum it and wash what does not come out.',
    ['deficiency', 'medium'],
    'Vacuumed, washed and laid back dry.',
    ['entrance', 'mat'],
  ),
  lobby(
    'Wash the glass of the entrance doors: dried rain streaks on both leaves.',
    ['service', 'low'],
    'Washed and squeegeed, frames wiped as well.',
    ['entrance', 'streaks'],
  ),
  lobby(
    'Water the lobby plants and wipe the dust from their leaves.',
    ['reminder', 'low'],
    'Watered, two dead leaves taken off.',
  ),
  lobby(
    'The directory sign in the lobby is smeared. Clean it with the cloth for screens, no spray.',
    ['request', 'low'],
    'Cleaned with the dry cloth, looks like new.',
  ),
  lobby(
    'Walk the building with the property manager at 7 pm, starting at the front desk.',
    ['reminder', 'medium'],
    'Walked all floors, three small things noted.',
    null,
    inside('area', 'She will ask about the price of window washing again. @{manager} what may I say?'),
    inside('manager', 'Say that the offer comes on Friday.'),
  ),
  elevator(
    'Elevator track on the lobby level is packed with grit: vacuum it and wipe the rails.',
    ['deficiency', 'medium'],
    'Vacuumed the sill, wiped the rails, doors close quietly again.',
    ['elevator', 'track'],
    site('There were two screws in the track. I left them with the engineer.'),
  ),
  elevator(
    'Steel elevator doors on the lobby level are full of hand marks and runs. Clean with the grain.',
    ['deficiency', 'medium'],
    'Cleaned with the grain and oiled lightly.',
    ['elevator', 'prints'],
  ),
  elevator(
    'Disinfect the elevator buttons in the lobby and inside both cars twice a day this week.',
    ['request', 'medium'],
    'Done morning and afternoon, all five days.',
  ),
  elevator(
    'Wipe the elevator ceiling panels and the edges behind the handrail.',
    ['periodic_work', 'low'],
    'Panels and handrails done in both cars.',
  ),
  stairs(
    'Stairwell B: litter and dust on the flight above the street door. Sweep and damp mop.',
    ['deficiency', 'medium'],
    'Swept and mopped from the roof door down.',
    ['stairwell', 'litter'],
  ),
  stairs(
    'Stairwell A has dark marks on both walls after a move. Wash up to two meters.',
    ['work_order', 'medium'],
    'Walls washed on both sides; one scratch needs paint.',
    ['stairwell', 'walls'],
    area('@{site} is the scratch deeper than the paint?'),
    site('Only the paint. A touch-up is enough, I sent a photo to the engineer.'),
  ),
  stairs(
    'Soda was spilled down the stairs next to the elevator. Sticky, please mop the steps today.',
    ['deficiency', 'high'],
    'Rinsed and mopped, handrail wiped too.',
    ['stairwell', 'spill'],
  ),
  stairs(
    'Dust the handrails and ledges of the stairwell.',
    ['periodic_work', 'low'],
    'Dusted top to bottom.',
  ),
  garage(
    'Garage level 1 has broken glass near a pillar with the blue mark. Sweep at once.',
    ['deficiency', 'high'],
    'Swept twice and checked with the flashlight.',
    ['garage', 'glass'],
    office('Security says that a bottle fell out of a car. No damage to other cars.'),
  ),
  garage(
    'Oil patch in the drive lane of the garage. Put absorbent down and scrub.',
    ['deficiency', 'medium'],
    'Absorbed, scrubbed with degreaser, rinsed.',
    ['garage', 'oil'],
  ),
  garage(
    'Cups and paper are lying around in the garage. Pick up and sweep the corners.',
    ['request', 'low'],
    'Two bags picked up, corners swept.',
    ['garage', 'litter'],
  ),
  garage(
    'Sweep the ramp of the garage: sand from the street makes it slippery.',
    ['service', 'medium'],
    'Ramp and gutter swept.',
  ),
  outside(
    'Empty the ash stand at the front entrance and rinse the slab around it.',
    ['service', 'low'],
    'Emptied and rinsed.',
  ),
  outside(
    'Wind blew packaging into the beds at the main entrance. Pick it up before opening.',
    ['request', 'medium'],
    'All picked up by 6:30.',
  ),
];
