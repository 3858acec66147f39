import type { FactKey } from './fact.ts';

/** Labels of estimates in French, Spanish, Portuguese and German, as `LABELS` has them. */
export const FOREIGN_LABELS: readonly (readonly [FactKey, string])[] = [
  [
    'insured',
    "assuré|assurée|assurés|nom de l'assuré|nom de l’assuré|asegurado|asegurada|nombre del asegurado|segurado|segurada|nome do segurado|versicherungsnehmer|auftraggeber",
  ],
  [
    'property',
    'adresse|adresse du sinistre|lieu du sinistre|dirección|localización|dirección de la propiedad|dirección del siniestro|endereço|local do sinistro|schadenort',
  ],
  [
    'claim',
    'réclamation|no de réclamation|n° de réclamation|numéro de réclamation|no de sinistre|n° de sinistre|no de dossier|reclamación|reclamación núm|número de reclamación|núm de reclamación|número de siniestro|siniestro núm|nº do sinistro|número do sinistro|schadennummer|schaden-nr',
  ],
  [
    'policy',
    'police|no de police|n° de police|numéro de police|póliza|póliza núm|número de póliza|núm de póliza|apólice|nº da apólice|número da apólice|versicherungsschein|versicherungsnummer',
  ],
  [
    'dateOfLoss',
    'date du sinistre|date de perte|date de la perte|fecha de pérdida|fecha de la pérdida|fecha del siniestro|data do sinistro|schadentag|schadendatum',
  ],
  [
    'typeOfLoss',
    'cause du sinistre|type de sinistre|nature du sinistre|causa|causa de pérdida|causa do sinistro|schadenart|schadenursache',
  ],
  [
    'estimator',
    'estimateur|évaluateur|préparé par|ajustador|ajustadora|preparado por|perito|elaborado por',
  ],
  ['carrier', "assureur|compagnie d'assurance|compagnie d’assurance|aseguradora|seguradora"],
];
