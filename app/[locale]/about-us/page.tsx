import { textPage } from '@/components/content/text-page';

const { generateMetadata, TextPage } = textPage('about-us');

export { generateMetadata };
export default TextPage;
