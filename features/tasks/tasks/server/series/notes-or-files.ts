/** Whether somebody added a note, a photo or another file to a task; `task` is the name of its row in the statement. */
export const hasNotesOrFiles = (task: string): string => `(
  exists (select from notes n where n.organization_id = ${task}.organization_id and n.owner_entity = 'task'
    and n.owner_id = ${task}.id and n.deleted_at is null)
  or exists (select from files f where f.organization_id = ${task}.organization_id and f.owner_entity = 'task'
    and f.owner_id = ${task}.id and f.deleted_at is null))`;
