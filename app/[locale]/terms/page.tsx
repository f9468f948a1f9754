import { textPage } from '@/components/content/text-page';

const { generateMetadata, TextPage } = textPage('terms');

export { generateMetadata };
export default TextPage;
