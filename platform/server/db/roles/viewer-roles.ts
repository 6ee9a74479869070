/** The group that migrations grant rights to. Every login role of the application is a member. */
export const applicationGroup = 'cora_application';

/** The role of transactions of people with a viewer license. Policies for this role hide internal records; other people do
 * not pay for these checks. */
export const viewerRole = 'cora_viewer';

/** Stands between the login role and the viewer role and inherits nothing: a login may switch to the viewer role, and is
 * bound by its policies only then. PostgreSQL 15 cannot say this in the grant itself. */
const viewerSwitch = 'cora_viewer_switch';

/** The statements that create each role if it is missing, in this order. */
export const viewerRoles = {
  [viewerRole]: [`create role ${viewerRole} nologin`, `grant ${applicationGroup} to ${viewerRole}`],
  [viewerSwitch]: [`create role ${viewerSwitch} nologin noinherit`, `grant ${viewerRole} to ${viewerSwitch}`],
};

/** The groups that every login role of the application is a member of. */
export const loginGroups = [applicationGroup, viewerSwitch];
