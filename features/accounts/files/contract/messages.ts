import type { Messages } from '#platform/contract/messages/catalogue';

export const fileMessages = {
  en: {
    file_unreadable: 'This image is damaged and could not be read.',
    picture_too_large: 'An image can have at most {megapixels} megapixels.',
    file_name: 'A file name cannot contain slashes or control characters.',
    not_a_picture: 'You can only draw on images.',
    file_record_closed: 'This is closed. Its photos and files are kept as they are, as evidence.',
    paper_failed: 'The file could not be made.',
    paper_lost:
      'The stored file of this document is missing, and a new one would not be the original. Please contact the office.',
  },
  es: {
    file_unreadable: 'Esta imagen está dañada y no se pudo leer.',
    picture_too_large: 'Una imagen puede tener como máximo {megapixels} megapíxeles.',
    file_name: 'El nombre de un archivo no puede contener barras ni caracteres de control.',
    not_a_picture: 'Solo se puede dibujar sobre imágenes.',
    file_record_closed:
      'Esto ya está cerrado. Sus fotos y archivos se conservan tal como están, como evidencia.',
    paper_failed: 'No se pudo crear el archivo.',
    paper_lost:
      'Falta el archivo guardado de este documento, y uno nuevo no sería el original. Comuníquese con la oficina.',
  },
} satisfies Messages;
