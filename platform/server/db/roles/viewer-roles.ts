/** The group that migrations grant rights to. Every login role of the application is a member. */
export const applicationGroup = 'cora_application';

/** Whom transactions of people with a viewer license work as: policies for this role hide from them what is internal, and
 * cost nobody else anything. */
export const viewerRole = 'cora_viewer';

/** A member that inherits nothing lies between login and viewer role: a login may become the viewer, and its policies bind
 * it only then. PostgreSQL 15 cannot say this in the grant itself. */
const viewerSwitch = 'cora_viewer_switch';

/** What makes each role that is missing, in this order. */
export const viewerRoles = {
  [viewerRole]: [`create role ${viewerRole} nologin`, `grant ${applicationGroup} to ${viewerRole}`],
  [viewerSwitch]: [`create role ${viewerSwitch} nologin noinherit`, `grant ${viewerRole} to ${viewerSwitch}`],
};

/** What a login role of the application belongs to. */
export const loginGroups = [applicationGroup, viewerSwitch];
