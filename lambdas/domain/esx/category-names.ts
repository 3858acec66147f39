import file from '../../../catalog/categories.json' with { type: 'json' };

const categories: Record<string, { name: string; recap?: string }> = file.categories;

/**
 * The name that the recap by category prints for a category code, in capitals as it does; the code
 * itself where it is none that we know.
 */
export const categoryName = (code: string): string => {
  const known = code.toUpperCase();
  const category = Object.hasOwn(categories, known) ? categories[known] : undefined;
  return category === undefined ? code : (category.recap ?? category.name).toUpperCase();
};
