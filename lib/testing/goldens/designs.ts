import { completeChoices } from '@/lib/choices/defaults';
import type { Choices, Garment } from '@/lib/choices/types';

type Options = Readonly<Record<string, string>>;

/** Designs that are held by a picture: between them most of what the catalogue offers, each as somebody would wear it. */
const DESIGNS: Readonly<Record<string, readonly [Garment, Options]>> = {
  'top-plain': ['top', {}],
  'top-sleeveless-v': ['top', { sleeve: 'none', 'neckline-front': 'v', 'neckline-back': 'v' }],
  'top-french-dart-boat': ['top', { 'bust-shaping': 'french-dart', 'neckline-front': 'boat' }],
  'top-armhole-dart-scoop': ['top', { 'bust-shaping': 'armhole-dart', 'neckline-front': 'scoop' }],
  'top-shoulder-darts': ['top', { 'bust-shaping': 'shoulder-dart', 'back-shaping': 'shoulder-dart' }],
  'top-neck-dart': ['top', { 'bust-shaping': 'neck-dart', 'sleeve-length': 'elbow' }],
  'top-waist-dart-cropped': ['top', { 'bust-shaping': 'waist-dart', length: 'cropped' }],
  'top-princess-armhole': ['top', { 'bust-shaping': 'princess-armhole', 'back-shaping': 'princess' }],
  'top-princess-shoulder': [
    'top',
    { 'bust-shaping': 'princess-shoulder', 'back-shaping': 'princess', 'neckline-front': 'sweetheart' },
  ],
  'top-gathered-yoke': ['top', { 'bust-shaping': 'gathered-yoke', 'sleeve-length': 'long' }],
  'shirt-back-yoke-pleat': [
    'top',
    {
      ...{
        collar: 'shirt',
        opening: 'front-buttons',
        silhouette: 'straight',
        'back-shaping': 'yoke-box-pleat',
      },
      ...{ 'sleeve-length': 'long', 'sleeve-finish': 'cuff', 'hem-shape': 'shirt-tail', length: 'tunic' },
    },
  ],
  'dress-back-yoke-gathers': [
    'dress',
    { 'back-shaping': 'yoke-gathers', opening: 'side-zip', 'waist-seam': 'natural', skirt: 'a-line' },
  ],
  'top-back-yoke-zip': ['top', { 'back-shaping': 'yoke', 'neckline-back': 'v' }],
  'top-square-straight': [
    'top',
    { 'neckline-front': 'square', 'neckline-back': 'square', silhouette: 'straight', opening: 'none' },
  ],
  'top-loose-tunic': ['top', { fit: 'loose', silhouette: 'a-line', length: 'tunic', opening: 'none' }],
  'top-very-fitted-waist': ['top', { fit: 'very-fitted', length: 'waist', 'sleeve-length': 'three-quarter' }],
  'top-faced-hem': ['top', { hem: 'faced', 'seam-allowance': 'five-eighths-inch', length: 'high-hip' }],
  'blouse-shirt-collar': [
    'top',
    { collar: 'shirt', opening: 'front-buttons', 'sleeve-length': 'long', 'sleeve-finish': 'cuff' },
  ],
  'blouse-stand-yoke': [
    'top',
    { collar: 'stand', opening: 'front-buttons', 'bust-shaping': 'gathered-yoke', sleeve: 'bishop' },
  ],
  'blouse-peter-pan-puff': ['top', { collar: 'peter-pan', sleeve: 'puff', opening: 'back-buttons' }],
  'blouse-bow-bell': ['top', { collar: 'bow', sleeve: 'bell', 'sleeve-length': 'long' }],
  'blouse-ruffle-flutter': ['top', { collar: 'ruffle', sleeve: 'flutter', 'neckline-front': 'v' }],
  'dress-elastic-waist': [
    'dress',
    { silhouette: 'elastic-waist', opening: 'none', 'neckline-front': 'boat', length: 'knee' },
  ],
  'top-drawstring-waist': ['top', { silhouette: 'drawstring-waist', opening: 'none', 'neckline-front': 'v' }],
  'dress-cape-sleeve': ['dress', { sleeve: 'cape', 'neckline-front': 'boat' }],
  'top-cowl': ['top', { 'neckline-front': 'cowl', sleeve: 'none', length: 'hip', inside: 'bias-binding' }],
  'dress-one-shoulder': [
    'dress',
    { 'neckline-front': 'one-shoulder', 'waist-seam': 'natural', skirt: 'half-circle', length: 'knee' },
  ],
  'top-one-shoulder': [
    'top',
    { 'neckline-front': 'one-shoulder', inside: 'bias-binding', silhouette: 'straight' },
  ],
  'top-off-shoulder': [
    'top',
    { 'neckline-front': 'off-shoulder', silhouette: 'straight', opening: 'none', 'sleeve-finish': 'elastic' },
  ],
  'dress-off-shoulder': [
    'dress',
    {
      ...{ 'neckline-front': 'off-shoulder', sleeve: 'bishop', 'sleeve-length': 'long' },
      ...{ 'waist-seam': 'natural', skirt: 'half-circle', length: 'knee' },
    },
  ],
  'top-tulip': ['top', { sleeve: 'tulip', 'neckline-front': 'scoop' }],
  'top-straps': ['top', { sleeve: 'straps', 'neckline-front': 'square' }],
  'top-halter': [
    'top',
    { sleeve: 'halter', 'neckline-front': 'v', silhouette: 'fitted', 'neckline-back': 'v' },
  ],
  'top-thin-straps': ['top', { sleeve: 'thin-straps', 'neckline-front': 'sweetheart' }],
  'top-cap-sleeve': [
    'top',
    { sleeve: 'cap', 'neckline-front': 'boat', opening: 'none', silhouette: 'straight' },
  ],
  'top-bound': ['top', { inside: 'bias-binding', sleeve: 'none', 'neckline-front': 'scoop' }],
  'dress-plain': ['dress', {}],
  'dress-sheath-midi': ['dress', { length: 'midi', sleeve: 'none', 'neckline-front': 'boat' }],
  'dress-princess-mini': [
    'dress',
    { 'bust-shaping': 'princess-shoulder', 'back-shaping': 'princess', length: 'mini' },
  ],
  'dress-half-circle': ['dress', { 'waist-seam': 'natural', skirt: 'half-circle', sleeve: 'none' }],
  'dress-full-circle': [
    'dress',
    { 'waist-seam': 'natural', skirt: 'full-circle', 'neckline-front': 'sweetheart' },
  ],
  'dress-gathered-puff': ['dress', { 'waist-seam': 'natural', skirt: 'gathered', sleeve: 'puff' }],
  'dress-empire': [
    'dress',
    {
      'waist-seam': 'empire',
      'bust-shaping': 'gathers-under-bust',
      skirt: 'a-line',
      length: 'ankle',
      'neckline-front': 'v',
    },
  ],
  'dress-dropped': ['dress', { 'waist-seam': 'dropped', skirt: 'gathered', silhouette: 'straight' }],
  'dress-shirt': [
    'dress',
    {
      collar: 'shirt',
      opening: 'front-buttons',
      belt: 'tie',
      'sleeve-length': 'long',
      'sleeve-finish': 'cuff',
    },
  ],
  'dress-pockets': ['dress', { pockets: 'patch', silhouette: 'a-line', length: 'knee' }],
  'jacket-plain': ['jacket', {}],
  'jacket-double-breasted': ['jacket', { opening: 'double-breasted', length: 'hip' }],
  'jacket-princess': ['jacket', { 'bust-shaping': 'princess-armhole', 'back-shaping': 'princess' }],
  'jacket-set-in-hem': ['jacket', { sleeve: 'set-in', 'sleeve-length': 'long', inside: 'facings' }],
  'jacket-shoulder-darts': ['jacket', { 'bust-shaping': 'shoulder-dart', 'back-shaping': 'shoulder-dart' }],
  'jacket-bolero': ['jacket', { length: 'bolero' }],
  'jacket-flap-pockets': ['jacket', { pockets: 'flap', length: 'mid-thigh' }],
  'jacket-hooded': [
    'jacket',
    { collar: 'hood', 'neckline-front': 'round', opening: 'front-zip', inside: 'facings' },
  ],
  'dress-hooded-v': [
    'dress',
    { collar: 'hood', 'neckline-front': 'v', 'neckline-back': 'v', opening: 'side-zip' },
  ],
  'jacket-belted': ['jacket', { belt: 'buckle', length: 'knee', silhouette: 'straight' }],
};

export const DESIGN_NAMES: readonly string[] = Object.keys(DESIGNS);

/** The choices a picture is of. Refuses a name that is not in the list. */
export function designOf(name: string): Choices {
  const design = DESIGNS[name];
  if (!design) throw new RangeError(`No design is called ${name}`);
  return completeChoices(design[0], design[1], {});
}
