/** SQL: the columns of the entry `a`, with its actor's name in the organization $1. */
export const entryColumns = `a.id, a.entity, a.entity_id, a.action, a.from_status, a.to_status, a.actor_user_id,
  m.name as actor_name, a.impersonated, a.note, a.changes, a.at, a.device_at`;

export const actorOfEntry =
  'left join memberships m on m.organization_id = $1 and m.user_id = a.actor_user_id';
