import { type Assignment, assignmentEndpoints } from '../../contract/index.ts';

export const createSchema = assignmentEndpoints.createAssignment.body;

export const editSchema = assignmentEndpoints.updateAssignment.body;

export const emptyAssignment = {
  name: '',
  role_key: 'supervisor',
  is_notifiable: true,
  active: true,
};

export type AssignmentValues = typeof emptyAssignment;

export const valuesOf = ({ name, role_key, is_notifiable, active }: Assignment): AssignmentValues => ({
  name,
  role_key,
  is_notifiable,
  active,
});
