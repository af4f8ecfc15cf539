/**
 * Determines the types of features of locations in the embedded catalogue of activities: for example, the feature
 * 'Castle' has the type `heritage`. Features are identified by their English names.
 */
import { type LocationFeatureType, locationFeatureTypes } from './activity-supply.ts'

// oxfmt-ignore
const named: Readonly<Record<LocationFeatureType, readonly string[]>> = {
  heritage: [
    'UNESCO World Heritage', 'Ancient city', 'Historic site', 'Troy Museum', 'Castle', 'Steep theatre', 'Caravanserais',
    'Anıtkabir', 'Museums', 'Mevlâna Museum', 'Whirling ceremony', 'Monastery', 'Arched bridges', 'Walls',
    'Ancient theatre', 'Roman bridge', 'Sunken city', 'Lycian tombs', 'Rock churches', 'Neolithic', 'Commagene',
    'Mosaic museum', 'Reliefs', 'Mansions', 'Stone mansions', 'Stone houses', 'Suspension bridge',
  ],
  nature: [
    'National park', 'Forest', 'Volcano', 'High pastures', 'Cliffs', 'Eternal flames', 'Rose season', 'Lavender season',
    'Sunrise', 'Sunset', 'Wind', 'Winter', 'Canyon', 'Reeds', 'Boztepe hill',
  ],
  water: [
    'Thermal water', 'Waterfront', 'Shallow sea', 'Port', 'Lake', 'Hot spring', 'Old harbour', 'Beach', 'Waterfall',
    'Quiet beach', 'Riverside', 'By the water', 'Island', 'Beaches', 'Lagoon', 'Blue cruise', 'Islands', 'Turtle beach',
    'Mud bath', 'Gulets', 'Bays', 'Azmak stream',
  ],
  taste: [
    'Street food', 'Vineyards', 'Village breakfast', 'Konya flatbread', 'Turkish delight', 'Black Sea kitchen',
    'Local kitchen', 'UNESCO city of gastronomy', 'Van breakfast', 'Cheese', 'Places to eat',
  ],
  craft: ['Master potters', 'Silver filigree', 'Craft workshops'],
  active: [
    'Skiing', 'Walks', 'Rafting', 'Diving', 'Sea kayaking', 'Canyon walk', 'Seen on foot', 'Shore walk', 'Cycling',
    'Paragliding', 'Lycian Way',
  ],
  town: [
    'Village of Şirince', 'Market', 'Markets', 'Small hotels', 'Cave hotels', 'Music evenings', 'Between two continents',
    'Every day of the year', 'Evenings out', 'Slow city',
  ],
  access: [
    'Cable car', 'Ferry', 'Reached by ferry', 'Gondola lifts', 'Reached by boat', 'Reached by tram',
  ],
}

const types = new Map(locationFeatureTypes.flatMap((type) => named[type].map((name) => [name, type] as const)))

/** Returns the type of a location's feature by the feature's English name; undefined for a name without a type. */
export const featureTypeOf = (english: string): LocationFeatureType | undefined => types.get(english)
