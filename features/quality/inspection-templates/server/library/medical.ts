import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Medical office', 'Consultorio médico'],
  description: [
    'Clinics and medical offices: disinfection of what hands touch, separation of waste, exam rooms and waiting areas.',
    'Clínicas y consultorios: desinfección de lo que se toca, separación de residuos, salas de examen y de espera.',
  ],
  inspection_type: 'quality',
  scale: 'three_point',
  target: 90,
  sections: [
    {
      title: ['Waiting and reception', 'Espera y recepción'],
      area: 'lobby',
      asks: [
        [
          'Chairs, arms and tables are wiped with disinfectant',
          'Las sillas, los descansabrazos y las mesas están desinfectados',
          { weight: 2 },
        ],
        [
          'Counter, pens and card reader are wiped',
          'El mostrador, las plumas y la terminal de pago están limpios',
        ],
        [
          'Toys and magazines are handled as the client asked',
          'Los juguetes y las revistas se manejan como lo pidió el cliente',
          check,
        ],
        ['Floor is free of litter and spills', 'El piso no tiene basura ni derrames'],
        ['Hand sanitizer is filled at the entrance', 'Hay gel para manos en la entrada', check],
      ],
    },
    {
      title: ['Exam and treatment rooms', 'Salas de examen y tratamiento'],
      weight: 3,
      repeat: 'per_common_area',
      asks: [
        [
          'Exam table is clean, its paper renewed',
          'La mesa de examen está limpia y con papel nuevo',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Counters are disinfected and stay wet as long as the label says',
          'Las cubiertas están desinfectadas y permanecen húmedas el tiempo que indica la etiqueta',
          { weight: 3 },
        ],
        ['Sink and faucet are disinfected', 'El lavabo y la llave están desinfectados', { weight: 2 }],
        [
          'Light switches, handles and call buttons are disinfected',
          'Los apagadores, las manijas y los botones de llamada están desinfectados',
          { weight: 2 },
        ],
        [
          'Stools and chairs are clean, wheels included',
          'Los bancos y las sillas están limpios, también las ruedas',
        ],
        [
          'Floor is damp mopped from clean to dirty',
          'El piso está trapeado de lo limpio a lo sucio',
          { weight: 2 },
        ],
        [
          'Walls near the bed carry no splashes',
          'Las paredes junto a la camilla no tienen salpicaduras',
          photoOfFault,
        ],
      ],
    },
    {
      title: ['Waste', 'Residuos'],
      weight: 3,
      asks: [
        [
          'Regulated waste is in red bags only',
          'Los residuos regulados están solo en bolsas rojas',
          critical,
        ],
        [
          'Sharps boxes are closed and below the fill line',
          'Los recipientes de punzocortantes están cerrados y por debajo del límite',
          critical,
        ],
        [
          'The crew has not moved sharps boxes or opened red bags',
          'El equipo no movió recipientes de punzocortantes ni abrió bolsas rojas',
          critical,
        ],
        [
          'General waste is emptied, liners are renewed',
          'La basura común está vacía y con bolsa nueva',
          { weight: 2 },
        ],
        ['Storage of waste is locked and clean', 'El almacén de residuos está cerrado y limpio', check],
      ],
    },
    {
      title: ['Restrooms', 'Baños'],
      area: 'restroom',
      weight: 2,
      asks: [
        [
          'Toilets and grab bars are disinfected',
          'Los inodoros y las barras de apoyo están desinfectados',
          { weight: 3 },
        ],
        ['Sinks and mirrors are clean', 'Los lavabos y los espejos están limpios'],
        ['Soap and paper are stocked', 'Hay jabón y papel suficientes', check],
        ['Changing table is clean and strapped', 'El cambiador está limpio y con su cinturón'],
        ['Floor is clean to the corners', 'El piso está limpio hasta las esquinas', { weight: 2 }],
      ],
    },
    {
      title: ['Tools and people', 'Equipo y personal'],
      weight: 2,
      asks: [
        [
          'Cloths are sorted by color for each kind of room',
          'Los paños se separan por color según el tipo de sala',
          check,
        ],
        [
          'A fresh mop head is used for each exam room',
          'Se usa un trapeador limpio en cada sala de examen',
          check,
        ],
        [
          'Disinfectant is on the list of approved products',
          'El desinfectante está en la lista de productos aprobados',
          { ...check, default_priority: 'high' },
        ],
        [
          'The crew wears gloves and changes them between rooms',
          'El equipo usa guantes y los cambia entre salas',
          critical,
        ],
        ['Safety data sheets are at hand', 'Las hojas de seguridad están a la mano', check],
      ],
    },
    {
      title: ['Privacy and closing', 'Privacidad y cierre'],
      asks: [
        [
          'Papers with names of patients were left untouched',
          'Los papeles con nombres de pacientes no se tocaron',
          critical,
        ],
        [
          'Doors to records and medicine are locked',
          'Las puertas de expedientes y medicamentos están cerradas con llave',
          critical,
        ],
        ['What did staff of the clinic say?', '¿Qué comentó el personal de la clínica?', remarks],
      ],
    },
  ],
};
