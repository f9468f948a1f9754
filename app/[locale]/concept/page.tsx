import { textPage } from '@/components/content/text-page';

const { generateMetadata, TextPage } = textPage('concept');

export { generateMetadata };
export default TextPage;
