/** The common-area types that every organization begins with, by key, as the database names them. */
export const builtInAreaTypes = {
  restroom: 'Restroom',
  lobby: 'Lobby / entrance',
  elevator: 'Elevator',
  stairwell: 'Stairwell',
  corridor: 'Corridor',
  kitchen: 'Kitchen / break room',
  'conference-room': 'Conference room',
  amenity: 'Amenity / fitness',
  'office-suite': 'Office suite',
  'loading-dock': 'Loading dock',
  garage: 'Garage',
  exterior: 'Exterior',
  'janitor-closet': 'Janitor closet',
  other: 'Other',
} as const;
