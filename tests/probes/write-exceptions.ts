type Reasons = Readonly<Record<string, string>>;

/** Calls that are not asked with the records of others. */
export const unasked: Reasons = {
  endSessions: 'ends sessions of the own login; the id of another one ends nothing',
  renamePasskey: 'finds passkeys of the own login alone, which only a device can make',
  readNotifications: 'marks the own ones; the ids of others mark nothing',
  removePasskey: 'finds passkeys of the own login alone, which only a device can make',
};

/** Calls that are not limited to the sites that one sees: asked by an admin, with the records of another company alone. */
export const ofWholeCompany: Reasons = {
  deleteArea:
    'names the buildings that are in the way, wherever they are: areas are drawn for the whole company',
  reassignBuildings:
    'empties an area for good, with all its buildings; whoever may change areas may name their managers, and so decides who sees which sites',
  switchClientReminders: 'for people who see all sites of the client',
  emailClientStatement: 'for people who see all sites of the client',
};

/** Fields that look like ids of records and are none, or that no valid input has: `call field`. */
export const noRecords: Reasons = {
  'createClient body.winteam_customer_type_id': 'a number of another system',
  'updateClient body.winteam_customer_type_id': 'a number of another system',
  'addBuildingNote body.mention_user_ids[]': 'a note of a building mentions nobody: any id is refused',
  'addJobNote body.mention_user_ids[]': 'a note of a job mentions nobody: any id is refused',
  'createStaffingPlan body.lines[].id': 'a new plan has no lines yet: any id is refused',
  'endMemberSessions body.session_id': 'looked up among the sessions of the person beside it',
  'setCommunicationPreference body.id': 'one of the product, not a record',
};

type Refusal = { status: number; code: string; why: string };

/** Refusals other than 404 and 422: `call field`. */
export const refusedOtherwise: Readonly<Record<string, Refusal>> = {
  'orderFloors body.floor_ids[]': { status: 409, code: 'stale', why: 'an order names all that there are' },
  'orderAssignments body.ids[]': { status: 409, code: 'stale', why: 'an order names all that there are' },
  'orderInstructions body.ids[]': { status: 409, code: 'stale', why: 'an order names all that there are' },
  'approveContract body.ends_earlier_id': { status: 409, code: 'stale', why: 'must be the one that it ends' },
  'approveBudget body.ends_earlier_id': { status: 409, code: 'stale', why: 'must be the one that it ends' },
  'replaceUser body.periods[].id': { status: 409, code: 'stale', why: 'must be the periods that are held' },
  'activateStaffingPlan body.takes_place_of': {
    status: 409,
    code: 'plan_takes_place',
    why: 'must be the one that is active',
  },
  'confirmKey params.id': { status: 409, code: 'key_not_yours', why: 'the holder sees it wherever it opens' },
  'confirmKey body.custody_id': {
    status: 409,
    code: 'key_not_yours',
    why: 'must be the custody of this key',
  },
};

/** Lists in which what is not there is passed over: the call is answered, and nothing of others changes. */
export const passedOver: Reasons = {
  'undoBuildingChanges body.changed[].before.area_id':
    'a building whose former area is gone stays where it is',
  'undoBuildingChanges body.changed[].id':
    'a building that is gone is named as such, the others are taken back',
  'undoJobChanges body.changed[].id': 'a job that is gone is named as such, the others are taken back',
  'undoServiceDays body.changed[].id': 'a service that is gone is named as such, the others are taken back',
  'undoTransitions body.changed[].id': 'a job that is gone is named as such, the others are taken back',
  'undoDutiesOfMany body.before.added[].id': 'a period that is gone or changed since stays as it is',
  'undoDutiesOfMany body.before.ended[].id': 'a period that is gone or changed since stays as it is',
  'undoDutiesOfMany body.before.removed[].job_id': 'is not given at a site that one does not see',
  'undoDutiesOfMany body.before.removed[].user_id': 'is not given to who does not work here',
  'reassignBuildings body.building_ids[]': 'moves those that are still in the area',
  'changeScheduledPeople body.remove[]': 'who is not on the shift need not be taken off',
  'updateInstruction body.removed_photo_ids[]': 'a photo that is gone already need not be removed',
};
