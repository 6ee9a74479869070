/** Access notes of the demo's buildings. They are used one after the other, then from the start again. */
export const accessNotes = [
  'Alarm panel behind the reception desk; the code is with the supervisor. Set it again before you leave.',
  'Dock door on the alley. Ring twice: security lets you in until 11 pm, after that call the desk first.',
  'Key box left of the garage gate. The badge opens floors 2 to 6; for the top floors ask the night guard.',
  'Enter by the north door. The lobby alarm arms itself at midnight, so be out by 11:45 pm.',
] as const;

export const jobNotes = [
  'The client walks the lobby at seven every morning. It is done before that, or it is called in.',
  'Ask for the property manager, not the front desk, when something is broken.',
  'Green products only: the certificate is renewed in spring and they check the closet.',
] as const;

export const buildingNotes = [
  'The freight elevator stops at six. Bring the machines up before that.',
  'Water is shut off on Sundays from 6 am to 8 am until the riser is replaced.',
  'The new carpet on the upper floors takes low-moisture cleaning only.',
  'Trash goes to the compactor beside the dock, cardboard to the baler.',
] as const;
