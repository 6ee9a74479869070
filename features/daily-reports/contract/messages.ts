import type { Messages } from '#platform/contract/messages/catalogue';

export const dailyReportMessages = {
  en: {
    daily_report_doors_left:
      'A report cannot be saved until all tenant doors are checked or a note is added.',
    daily_report_comment_or_photo: 'At least one comment or photo to finalize.',
    daily_report_door_time: 'Enter the time the door was checked as hour:minute.',
    daily_report_note_required: 'Write what happened.',
    daily_report_place_unknown: 'This report has no such place.',
    daily_report_files_too_many: 'There are {maximum} photos at most.',
    daily_report_incident_unknown: 'This report has no such incident.',
    daily_report_future_night: 'This night has not begun yet.',
    daily_report_finalized: 'This report is finalized and can no longer be changed.',
    daily_report_move_refused: '{move} is not possible: the status is “{status}”.',
    daily_report_move_finalize: 'Finalize',
    daily_report_move_reopen: 'Reopen',
    daily_report_move_delete_final: 'Delete a finalized report',
    daily_report_status_new: 'new',
    daily_report_status_pending: 'pending',
    daily_report_status_finalized: 'finalized',
  },
  es: {
    daily_report_doors_left:
      'No se puede guardar el reporte hasta revisar todas las puertas de los inquilinos o agregar una nota.',
    daily_report_comment_or_photo: 'Para finalizar hace falta al menos un comentario o una foto.',
    daily_report_door_time: 'Escriba la hora de revisión de la puerta como hora:minuto.',
    daily_report_note_required: 'Escriba qué pasó.',
    daily_report_place_unknown: 'Este reporte no tiene ese lugar.',
    daily_report_files_too_many: 'Se permiten {maximum} fotos como máximo.',
    daily_report_incident_unknown: 'Este reporte no tiene ese incidente.',
    daily_report_future_night: 'Esta noche todavía no ha comenzado.',
    daily_report_finalized: 'Este reporte está finalizado y ya no se puede cambiar.',
    daily_report_move_refused: '{move}: no es posible porque el estado es «{status}».',
    daily_report_move_finalize: 'Finalizar',
    daily_report_move_reopen: 'Reabrir',
    daily_report_move_delete_final: 'Eliminar un reporte finalizado',
    daily_report_status_new: 'nuevo',
    daily_report_status_pending: 'pendiente',
    daily_report_status_finalized: 'finalizado',
  },
} satisfies Messages;
