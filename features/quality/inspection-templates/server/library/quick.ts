import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Quick walk-through', 'Recorrido rápido'],
  description: [
    'Ten minutes, eleven questions: what a client would notice first. Good for the first visit to a new site.',
    'Diez minutos, once preguntas: lo primero que notaría un cliente. Buena para la primera visita a un sitio nuevo.',
  ],
  inspection_type: 'quality',
  scale: 'three_point',
  target: 85,
  sections: [
    {
      title: ['First impression', 'Primera impresión'],
      area: 'lobby',
      asks: [
        ['Entrance glass and handles are clean', 'Los vidrios y las manijas de la entrada están limpios'],
        ['Lobby floor is free of litter and spots', 'El piso del vestíbulo no tiene basura ni manchas'],
        ['It smells fresh', 'Huele a limpio'],
      ],
    },
    {
      title: ['Work areas', 'Áreas de trabajo'],
      weight: 2,
      asks: [
        [
          'Trash is emptied and liners are in place',
          'La basura está vaciada y los botes tienen bolsa',
          photoOfFault,
        ],
        [
          'Floors are vacuumed or mopped to the edges',
          'Los pisos están aspirados o trapeados hasta las orillas',
        ],
        ['Desks, sills and ledges are free of dust', 'Los escritorios, repisas y marcos no tienen polvo'],
      ],
    },
    {
      title: ['Restrooms and kitchens', 'Baños y cocinas'],
      weight: 3,
      asks: [
        [
          'Toilets, sinks and mirrors are clean',
          'Los inodoros, lavabos y espejos están limpios',
          photoOfFault,
        ],
        ['Soap, paper and towels are stocked', 'Hay jabón, papel y toallas', check],
        [
          'Kitchen counters, sink and floor are clean',
          'La cubierta, la tarja y el piso de la cocina están limpios',
        ],
      ],
    },
    {
      title: ['Before you leave', 'Antes de irse'],
      asks: [
        [
          'Doors are locked and the alarm is set as agreed',
          'Las puertas quedan con seguro y la alarma activada según lo acordado',
          critical,
        ],
        ['Remarks', 'Observaciones', remarks],
      ],
    },
  ],
};
